import { useEffect, useState } from 'react';
import { SmallButton } from '#client/ui/small-button.tsx';
import { undoSeconds } from '#shared/desk-records.ts';
import { shownKey, useDeskActions } from './desk-actions.ts';
import { useReplyTexts } from './reply-texts.ts';

type UndoOffer = { kind: 'status' | 'reply'; undo: () => void; /** In ms. */ until: number };

export type Undo = {
  offer: UndoOffer | null;
  /** Offers to undo what was just done; what was done before cannot be undone by the key any more. */
  offerUndo: (kind: UndoOffer['kind'], undo: () => void) => void;
};

/** What the key `z` undoes, for ten seconds. */
export function useUndo(): Undo {
  const [offer, setOffer] = useState<UndoOffer | null>(null);
  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(() => setOffer(null), offer.until - Date.now());
    return () => clearTimeout(timer);
  }, [offer]);
  return {
    offer: offer && {
      ...offer,
      undo: () => {
        setOffer(null);
        offer.undo();
      },
    },
    offerUndo: (kind, undo) => setOffer({ kind, undo, until: Date.now() + undoSeconds * 1000 }),
  };
}

/** Says once that something can be undone. The seconds that are left are only to be seen: read aloud, they would drown all else. */
export function UndoBar({ offer }: { offer: UndoOffer | null }) {
  const texts = useReplyTexts();
  useDeskActions(offer ? { undo: offer.undo } : {});
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ui">
      <p role="status" className={offer ? 'mt-3' : ''}>
        {offer ? { status: texts.statusOffer, reply: texts.replyOffer }[offer.kind] : null}
      </p>
      {offer ? (
        <SmallButton className="mt-3" shortcut={shownKey('undo')} onClick={offer.undo}>
          {offer.kind === 'reply' ? texts.takeBack : texts.undo}
          <SecondsLeft key={offer.until} until={offer.until} />
        </SmallButton>
      ) : null}
    </div>
  );
}

function SecondsLeft({ until }: { until: number }) {
  const texts = useReplyTexts();
  const [left, setLeft] = useState(undoSeconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span aria-hidden="true" className="min-w-11 text-right tabular-nums">
      {texts.seconds(left)}
    </span>
  );
}
