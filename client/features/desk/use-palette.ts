import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Lead } from '#shared/desk-records.ts';
import { askDesk } from './database.ts';
import { type DeskAction, listActions, runAction, shownKey } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { useDialogTexts } from './dialog-texts.ts';
import { addressIn, matches } from './palette-words.ts';

/** In this order, as far as they are offered. */
const actions = [
  'reply',
  'note',
  'undo',
  'new',
  'contacted',
  'won',
  'lost',
  'copy',
  'next',
  'previous',
  'back',
  'search',
  'export',
  'help',
  'password',
  'signOut',
] as const satisfies DeskAction[];
const views = ['today', 'leads', 'conversations', 'person', 'works'] as const satisfies DeskAction[];

/** Fewer letters than this would find half of the leads. */
const shortestSearch = 2;
/** In ms, from the last letter to the search. */
const pause = 200;
const mostLeads = 8;

export type PaletteOption = {
  id: string;
  label: string;
  detail?: string;
  shortcut?: string | undefined;
  run: () => void;
};
export type PaletteGroup = { name: 'people' | 'actions' | 'views' | 'leads'; options: PaletteOption[] };

/** What the words find. Without words it is all that can be done, and the views. */
export function usePalette(words: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const { content, address, go } = useDesk();
  const { palette: texts, keys } = useDialogTexts();
  const [offered] = useState(() => new Set(listActions()));
  const { leads, isSearching } = useFoundLeads(words);
  const command = (action: DeskAction, label: string): PaletteOption => ({
    id: action,
    label,
    shortcut: shownKey(action),
    run: () => runAction(action),
  });
  const isWanted = ({ id, label }: PaletteOption) => offered.has(id as DeskAction) && matches(label, words);
  // On a list these two go from row to row, which the palette would only hide.
  const ofLead = (action: DeskAction) => address.view === 'lead' || (action !== 'next' && action !== 'previous');
  const names = { ...keys.list, ...texts.actions };
  const email = addressIn(words);
  const showPerson = () => go({ view: 'person' }, { state: { subject: email ?? '' } });
  const groups: PaletteGroup[] = [
    { name: 'people', options: email ? [{ id: 'subject', label: texts.person(email), run: showPerson }] : [] },
    {
      name: 'actions',
      options: actions
        .filter(ofLead)
        .map((action) => command(action, names[action]))
        .filter(isWanted),
    },
    { name: 'views', options: views.map((view) => command(view, content.navigation[view])).filter(isWanted) },
    {
      name: 'leads',
      options: leads.map(({ id, full_name, company_name, problem_description }) => ({
        id,
        label: full_name,
        detail: `${company_name}, ${problem_description}`,
        run: () => go({ view: 'leads', lead: id }),
      })),
    },
  ];
  return { groups: groups.filter(({ options }) => options.length > 0), isSearching };
}

/** Those of the last search stay while the next one is on its way. */
function useFoundLeads(words: string): { leads: readonly Lead[]; isSearching: boolean } {
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  const { data = [], isFetching } = useQuery({
    queryKey: ['palette', wanted],
    queryFn: () => askDesk('list_leads', { p_search: wanted }),
    enabled: wanted.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
  const isLongEnough = words.length >= shortestSearch;
  return {
    leads: isLongEnough ? data.slice(0, mostLeads) : [],
    isSearching: isLongEnough && (isFetching || wanted !== words),
  };
}
