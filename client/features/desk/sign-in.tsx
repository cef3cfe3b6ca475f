import { type FormEvent, useState } from 'react';
import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskTexts } from './desk-context.ts';
import { askForCode, type SignInFailure, signInByCode, signInByPassword } from './sign-in-steps.ts';
import type { EndReason } from './use-session.ts';
import { useTitle } from './use-title.ts';

type SignInProps = { content: DeskTexts; reason: EndReason | null };
type Step = { name: 'password' } | { name: 'address' } | { name: 'code'; email: string };

/** Two ways in: a password, or a code by e-mail. Whoever is signed in then is heard of from the session. */
export function SignIn({ content: { signIn: texts, introduction }, reason }: SignInProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  useTitle(texts.title);

  const show = (next: Step) => {
    setFailure(null);
    setStep(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const secret = String(new FormData(event.currentTarget).get('secret') ?? '');
    setBusy(true);
    setFailure(null);
    const failed = await take(step, email.trim(), secret);
    setBusy(false);
    if (failed) setFailure(failed);
    else if (step.name === 'address') setStep({ name: 'code', email: email.trim() });
  };
  const labels = {
    password: { submit: texts.submit, busy: texts.submitting },
    address: { submit: texts.sendCode, busy: texts.sendingCode },
    code: { submit: texts.checkCode, busy: texts.submitting },
  }[step.name];

  return (
    <div className="frame grid min-h-[70dvh] content-start items-center gap-x-16 py-10 md:py-16 lg:grid-cols-2">
      <div className="w-full max-w-md">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="mt-3 text-mute">{introduction}</p>
        {reason ? (
          <p role="status" className="mt-5 border-l-2 border-warning pl-4">
            {texts.reasons[reason]}
          </p>
        ) : null}
        <form onSubmit={submit} className="mt-6 grid gap-5 border-t border-ink pt-6">
          {failure ? (
            <Alert title={texts.failureTitle}>
              <p>{texts.failures[failure]}</p>
            </Alert>
          ) : null}
          {step.name === 'code' ? (
            <>
              <p role="status">{texts.codeSent(step.email)}</p>
              <TextField
                key="code"
                id="desk-code"
                label={texts.code}
                name="secret"
                required
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
              />
            </>
          ) : (
            <TextField
              key="email"
              id="desk-email"
              label={texts.email}
              type="email"
              required
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
          {step.name === 'password' ? (
            <TextField
              key="password"
              id="desk-password"
              label={texts.password}
              type="password"
              name="secret"
              required
              autoComplete="current-password"
            />
          ) : null}
          <Button type="submit" busy={isBusy && labels.busy} className="w-full">
            {labels.submit}
          </Button>
        </form>
        <OtherWay step={step} texts={texts} onChoose={show} />
      </div>
      <Drawing drawing={legalDrawings.security} className="h-auto w-full max-lg:hidden" />
    </div>
  );
}

type OtherWayProps = { step: Step; texts: DeskTexts['signIn']; onChoose: (step: Step) => void };

function OtherWay({ step, texts, onChoose }: OtherWayProps) {
  const link = 'py-1.5 font-semibold underline underline-offset-4';
  return (
    <div className="mt-5 grid justify-items-start gap-1 text-ui">
      {step.name === 'password' ? (
        <>
          <button type="button" className={link} onClick={() => onChoose({ name: 'address' })}>
            {texts.byCode}
          </button>
          <p className="text-mute">{texts.byCodeHint}</p>
        </>
      ) : (
        <>
          {step.name === 'code' ? (
            <button type="button" className={link} onClick={() => onChoose({ name: 'address' })}>
              {texts.otherAddress}
            </button>
          ) : null}
          <button type="button" className={link} onClick={() => onChoose({ name: 'password' })}>
            {texts.byPassword}
          </button>
        </>
      )}
    </div>
  );
}

function take(step: Step, email: string, secret: string): Promise<SignInFailure | null> {
  if (step.name === 'address') return askForCode(email);
  return step.name === 'code' ? signInByCode(step.email, secret) : signInByPassword(email, secret);
}
