import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { useTitle } from '#client/navigation/use-title.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { deskDatabase } from './database.ts';
import type { DeskTexts } from './desk-context.ts';
import type { EndReason } from './use-session.ts';

type SignInProps = { content: DeskTexts; reason: EndReason | null };
/** `address`: where a code shall be sent. */
type Step = 'password' | 'address' | 'code';

/** Whoever is signed in then is heard of from the session. */
export function SignIn({ content: { signIn: texts, introduction }, reason }: SignInProps) {
  useTitle(texts.title);
  return (
    <div className="frame grid min-h-[70dvh] content-start items-center gap-x-10 py-10 md:py-16 lg:grid-cols-2">
      <div className="w-full max-w-md">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="mt-3 text-mute">{introduction}</p>
        {reason ? (
          <p role="status" className="mt-5 border-l-2 border-warning pl-4">
            {texts.reasons[reason]}
          </p>
        ) : null}
        <SignInForm texts={texts} />
      </div>
      <Drawing drawing={legalDrawings.security} className="h-auto w-full max-lg:hidden" />
    </div>
  );
}

/** Two ways in: a password, or a code by e-mail. */
function SignInForm({ texts }: { texts: DeskTexts['signIn'] }) {
  const [step, setStep] = useState<Step>('password');
  const [email, setEmail] = useState('');
  const attempt = useMutation({
    mutationFn: (secret: string) => take(step, email.trim(), secret),
    onSuccess: (failure) => !failure && step === 'address' && setStep('code'),
  });
  const show = (next: Step) => {
    attempt.reset();
    setStep(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt.mutate(String(new FormData(event.currentTarget).get('secret') ?? ''));
  };
  const secrets = {
    password: { id: 'desk-password', label: texts.password, type: 'password', autoComplete: 'current-password' },
    code: { id: 'desk-code', label: texts.code, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
  } as const;
  return (
    <>
      <form onSubmit={submit} className="mt-6 grid gap-5 border-t border-ink pt-6">
        {attempt.data ? (
          <Alert title={texts.failureTitle}>
            <p>{texts.failures[attempt.data]}</p>
          </Alert>
        ) : null}
        {step === 'code' ? (
          <p role="status">{texts.codeSent(email.trim())}</p>
        ) : (
          <TextField
            id="desk-email"
            label={texts.email}
            type="email"
            required
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        {step === 'address' ? null : (
          <TextField key={step} name="secret" required autoFocus={step === 'code'} {...secrets[step]} />
        )}
        <Button type="submit" busy={attempt.isPending && texts.submitting[step]} className="w-full">
          {texts.submit[step]}
        </Button>
      </form>
      <div className="mt-5 grid justify-items-start gap-1 text-ui">
        {step === 'password' ? null : <StepButton onClick={() => show('password')}>{texts.byPassword}</StepButton>}
        {step === 'address' ? null : (
          <StepButton onClick={() => show('address')}>
            {step === 'password' ? texts.byCode : texts.otherAddress}
          </StepButton>
        )}
        {step === 'password' ? <p className="text-mute">{texts.byCodeHint}</p> : null}
      </div>
    </>
  );
}

function StepButton(props: { onClick: () => void; children: string }) {
  return <button type="button" className="py-1.5 font-semibold underline underline-offset-4" {...props} />;
}

/** Why nobody was signed in, or no code sent; null where it was done. An unknown address gets the same answer as a known one. */
async function take(step: Step, email: string, secret: string): Promise<keyof DeskTexts['signIn']['failures'] | null> {
  const { auth } = deskDatabase();
  const { error } = await {
    password: () => auth.signInWithPassword({ email, password: secret }),
    address: () => auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
    // 'magiclink', which the hosted service takes for 'email', and the embedded database knows alone.
    code: () => auth.verifyOtp({ email, token: secret.replace(/\s/g, ''), type: 'magiclink' }),
  }[step]();
  if (!error) return null;
  if (error.status === 429) return 'rate_limited';
  if (!error.status) return 'network';
  if (error.status >= 500) return 'unavailable';
  return { password: 'credentials' as const, address: null, code: 'code' as const }[step];
}
