import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { giveFeedbackAtom, sendFeedbackAtom } from '#client/features/chat/give-feedback.ts';
import { personAtom, reasonsToOffer } from '#client/features/chat/person-request.ts';
import { requestFromChat } from '#client/features/chat/request-from-chat.ts';
import {
  changeChatAtom,
  chatMessagesAtom,
  endChatAtom,
  type ChatMessage,
  restoreChatAtom,
} from '#client/state/chat.ts';
import { checkContactForm } from '#shared/contact.ts';
import { catalogue as enCatalogue } from '#shared/content/en/catalogue.ts';
import { chatPerson as content } from '#shared/content/en/chat-person.ts';
import { packages as enPackages } from '#shared/content/en/packages.ts';
import { catalogue as nlCatalogue } from '#shared/content/nl/catalogue.ts';
import { packages as nlPackages } from '#shared/content/nl/packages.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

beforeEach(() => {
  stubBrowserStorage();
  vi.stubGlobal('location', new URL('https://plinth.test/'));
  // What is counted is sent by a window.
  vi.stubGlobal('requestIdleCallback', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const said = (text: string, isUser = true, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: text,
  text,
  isUser,
  timestamp: '2026-11-25T10:00:00Z',
  ...more,
});
const offers = {
  en: { catalogue: enCatalogue, packages: enPackages },
  nl: { catalogue: nlCatalogue, packages: nlPackages },
};
const words = { content, language: 'en', offers } as const;

describe('a contact request that is made of the conversation', () => {
  test.each([
    ['nothing was said', [], content.noQuestion],
    ['little was said', [said('Human')], `${content.noQuestion}\nHuman`],
    [
      'much was said',
      [said('x'.repeat(1500)), said('y'.repeat(1000)), said('Call me')],
      `${'y'.repeat(1000)}\nCall me`,
    ],
    [
      'it was said twice',
      [said('How long does it take?'), said('3-4 weeks', false), said('How long does it take?')],
      'How long does it take?',
    ],
    ['only tags were said', [said('<b>How</b>')], `${content.noQuestion}\n<b>How</b>`],
  ])('meets every rule when %s', (_, messages, problemDescription) => {
    const request = requestFromChat(messages, words);
    expect(request.problemDescription).toBe(problemDescription);
    const check = checkContactForm({ ...request, fullName: 'Ada Lovelace', email: 'ada@example.com' });
    expect(check).toMatchObject({
      ok: true,
      form: { companyName: content.noCompany, contactPreference: 'email_contact' },
    });
  });

  test('asks for the service that was named last, in either language', () => {
    const messages = [
      said('Is it CRM Integration?'),
      said('Or rather AI Customer Support, or Growth.', false),
      said('Hm'),
    ];
    expect(requestFromChat(messages, words).service).toBe('ai-customer-support');
    expect(requestFromChat([...messages, said('CRM-integratie dus')], words).service).toBe('crm-integration');
    expect(requestFromChat([said('Hm')], words).service).toBe('business-analysis');
    expect(requestFromChat(messages, { ...words, offers: null }).service).toBe('business-analysis');
  });
});

test.each<[string, ChatMessage[], string[], string[]]>([
  ['nothing happened', [said('How long?'), said('3-4 weeks', false)], [], []],
  ['one answer failed', [], ['a'], []],
  ['two answers failed', [], ['a', 'b'], ['failures']],
  ['the visitor asks for one', [said('human please'), said('Hm', false)], [], ['human please']],
  ['the assistant speaks of one', [said('A human being', false)], [], []],
  ['an answer was not helpful', [said('3-4 weeks', false, { feedback: 'not_helpful' })], [], ['3-4 weeks']],
  ['an answer was helpful', [said('3-4 weeks', false, { feedback: 'helpful' })], [], []],
])('a person is offered when it should be: %s', (_, messages, failures, reasons) =>
  expect(reasonsToOffer(messages, { failures })).toEqual(reasons),
);

test('what was typed for a person survives a reload, whatever storage holds, and ends with the conversation', () => {
  const store = createStore();
  store.set(personAtom, { view: 'form', fullName: 'Ada', isAttached: true });
  const reloaded = createStore();
  reloaded.set(restoreChatAtom);
  expect(reloaded.get(personAtom)).toEqual(store.get(personAtom));
  reloaded.set(endChatAtom);
  expect(reloaded.get(personAtom)).toMatchObject({ view: 'conversation', fullName: '', isAttached: false });
  for (const person of ['x', 7, [], { view: 9, fullName: {}, failures: [1, 'a'], declined: 'b', isSent: 'yes' }]) {
    reloaded.set(changeChatAtom, { person });
    expect(reloaded.get(personAtom)).toMatchObject({ view: 'conversation', fullName: '', declined: [], isSent: false });
  }
});

test('feedback waits until the Worker has taken it, the last word last', async () => {
  const sent: unknown[] = [];
  let status = 503;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).feedback);
    return Response.json({ ok: status === 202 }, { status });
  });
  const store = createStore();
  store.set(changeChatAtom, { messages: [said('How long?'), said('3-4 weeks', false)] });
  const answer = () => store.get(chatMessagesAtom)[1] as ChatMessage;
  const press = (feedback: 'helpful' | 'not_helpful') => {
    store.set(giveFeedbackAtom, answer(), feedback);
    return store.set(sendFeedbackAtom, answer().id, 'How long?');
  };
  await press('helpful');
  expect(answer()).toMatchObject({ feedback: 'helpful', isFeedbackWaiting: true });
  status = 202;
  await Promise.all([press('not_helpful'), press('helpful'), press('helpful')]);
  expect(answer()).toMatchObject({ feedback: null, isFeedbackWaiting: false });
  expect([sent[0], sent.at(-1)]).toEqual(['helpful', null]);
});
