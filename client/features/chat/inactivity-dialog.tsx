import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { ChatTexts } from './chat-texts.ts';

type InactivityDialogProps = {
  content: ChatTexts['inactivity'];
  secondsLeft: number;
  onStay: () => void;
  onEnd: () => void;
};

/** Screen readers announce the time when so many seconds are left. */
const reminders = [30, 10];

/** Asks whether the visitor is still there. Closing it in any way means that they are. */
export function InactivityDialog({ content, secondsLeft, onStay, onEnd }: InactivityDialogProps) {
  const reminder = reminders.findLast((seconds) => secondsLeft <= seconds);
  return (
    <Dialog
      modal
      onClose={onStay}
      role="alertdialog"
      aria-labelledby="inactivity-title"
      aria-describedby="inactivity-text"
      className="m-auto w-[calc(100%-2.5rem)] max-w-md rounded border border-ink bg-paper p-5 text-base text-ink backdrop:bg-[rgb(0_0_0/0.6)] sm:p-8"
    >
      <h2 id="inactivity-title" className="text-h3">
        {content.title}
      </h2>
      <p id="inactivity-text" className="mt-2 text-mute">
        {content.text}
      </p>
      <p role="timer" className="mt-4 border-t border-line pt-3 text-ui tabular-nums">
        {content.countdown(secondsLeft)}
      </p>
      <p role="status" className="sr-only">
        {reminder ? content.countdown(reminder) : ''}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {/* The first button has focus, so that a key pressed by chance does not end the session. */}
        <Button onClick={onStay}>{content.continue}</Button>
        <Button variant="secondary" onClick={onEnd}>
          {content.end}
        </Button>
      </div>
    </Dialog>
  );
}
