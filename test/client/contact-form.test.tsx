// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserFeatures } from '#client/browser-features.ts';
import { clearDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { addToast } from '#client/features/toasts/toaster.tsx';
import { modalAtom } from '#client/navigation/modals.ts';
import { recordEvent } from '#client/record-event.ts';
import { browserFeaturesAtom } from '#client/state/browser-features.ts';
import { pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { contactStatuses } from '#shared/contact.ts';
import { contactErrors as errors } from '#shared/content/en/contact-errors.ts';
import { contactForm as content } from '#shared/content/en/contact-form.ts';
import { contactErrors as dutchErrors } from '#shared/content/nl/contact-errors.ts';
import { contactForm as dutchContent } from '#shared/content/nl/contact-form.ts';
import { type Language, languages } from '#shared/languages.ts';

vi.mock('#client/record-event.ts', () => ({ recordEvent: vi.fn() }));
vi.mock('#client/features/toasts/toaster.tsx', () => ({ addToast: vi.fn(), dismissToasts: vi.fn() }));

const texts = { en: { content, errors }, nl: { content: dutchContent, errors: dutchErrors } };
const bookingUrl = 'https://booking.example/en';
const lead = {
  fullName: 'Daniël O’Brien',
  email: 'daniel@example.com',
  companyName: 'Van den Berg & Zonen',
  service: 'crm-integration',
  problemDescription: 'We copy every order by hand.',
};
const { fields } = content;
const form = () => document.querySelector('form') as HTMLFormElement;
const button = () => screen.getByRole('button', { name: content.submit });
const box = () => screen.queryByRole('alert');

// happy-dom has only the getter.
beforeAll(() => {
  const getter = Object.getOwnPropertyDescriptor(RadioNodeList.prototype, 'value')?.get;
  Object.defineProperty(RadioNodeList.prototype, 'value', {
    get: getter,
    set(this: RadioNodeList, value: string) {
      for (const option of this as Iterable<HTMLInputElement>) option.checked = option.value === value;
    },
  });
});
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

type Options = {
  refusedForm?: RefusedForm;
  onClose?: () => void;
  language?: Language;
  prefersMeeting?: boolean;
  /** Of a page that had a form before. */
  store?: ReturnType<typeof createStore>;
};

async function openForm({ refusedForm, onClose, language = 'en', prefersMeeting = false, ...page }: Options = {}) {
  const { store = createStore() } = page;
  store.set(browserFeaturesAtom, browserFeatures);
  store.set(pageDataAtom, {
    year: 2026,
    siteUrl: location.origin,
    booking: { scriptUrl: '', pageUrl: { en: bookingUrl, nl: bookingUrl } },
    turnstileSiteKey: null,
    refusedForm: null,
  });
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <ContactForm
          id="contact"
          {...texts[language]}
          language={language}
          source="menu"
          prefersMeeting={prefersMeeting}
          refusedForm={refusedForm}
          onClose={onClose}
        />
      </MemoryRouter>
    </Provider>,
  );
  await settle();
  return { ...view, store };
}

/** Waits until pending promises and imports have settled. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

function type(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
}

/** Fills in a field and moves on to the next, like a visitor. */
function fill(label: string, value: string): void {
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  act(() => field.focus());
  type(label, value);
  act(() => field.blur());
}

function fillForm(language: Language = 'en'): void {
  const { fields } = texts[language].content;
  for (const [name, value] of Object.entries(lead)) fill(fields[name as keyof typeof lead].label, value);
}

async function submit(): Promise<void> {
  fireEvent.submit(form());
  await settle();
}

type SentForm = { submissionId: string; email: string; source: string };

/** Stubs the edge's answers, in this order. Returns the requests that it was sent. */
function stubEdge(...answers: (() => Response)[]): SentForm[] {
  const sent: SentForm[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return sent;
}

const stored = () => Response.json({ ok: true, submissionId: 'an id', createdAt: '2026-01-01T00:00:00Z' });

test('a form that was opened to book a meeting has it chosen, also over a draft, and is no draft until somebody types', async () => {
  const meeting = () => screen.getByLabelText<HTMLInputElement>(/^Schedule a meeting/);
  await openForm({ prefersMeeting: true });
  expect(meeting().checked).toBe(true);
  expect(readDraft()).toBeNull();
  cleanup();

  await openForm();
  expect(meeting().checked).toBe(false);
  fill(fields.fullName.label, 'Daniël');
  cleanup();

  await openForm({ prefersMeeting: true });
  expect(meeting().checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(fields.fullName.label).value).toBe('Daniël');
});

test('a field says what is wrong with it once it was left, and from then on as it is typed', async () => {
  await openForm();
  type(fields.fullName.label, 'D');
  expect(screen.queryByText(errors.fields.fullName.tooShort)).toBeNull();
  fill(fields.fullName.label, 'D');
  expect(screen.getByText(errors.fields.fullName.tooShort)).toBeTruthy();
  expect(screen.queryByText(errors.fields.email.invalid)).toBeNull();
  type(fields.fullName.label, 'Da');
  expect(screen.queryByText(errors.fields.fullName.tooShort)).toBeNull();
  type(fields.fullName.label, 'Da3');
  expect(screen.getByText(errors.fields.fullName.invalid)).toBeTruthy();
  expect(vi.mocked(recordEvent).mock.calls).toEqual([
    ['form_begun', ''],
    ['field_refused', 'fullName'],
  ]);
});

test('a field that is left for the button says nothing yet', async () => {
  await openForm();
  const name = screen.getByLabelText(fields.fullName.label);
  act(() => name.focus());
  act(() => button().focus());
  expect(screen.queryByText(errors.fields.fullName.tooShort)).toBeNull();
});

test.each(languages)(
  'an empty form in %s names every field that is missing, in order, and sends nothing',
  async (language) => {
    const sent = stubEdge();
    await openForm({ language });
    await submit();
    expect(document.activeElement).toBe(box());
    const links = [...(box()?.querySelectorAll('a') ?? [])];
    const { fields } = texts[language].errors;
    expect(links.map((link) => [link.hash, link.textContent])).toEqual([
      ['#contact-fullName', fields.fullName.tooShort],
      ['#contact-email', fields.email.invalid],
      ['#contact-companyName', fields.companyName.tooShort],
      ['#contact-service', fields.service.invalid],
      ['#contact-problemDescription', fields.problemDescription.tooShort],
    ]);
    expect([...document.querySelectorAll('[aria-invalid]')].map(({ id }) => `#${id}`)).toEqual(
      links.map(({ hash }) => hash),
    );
    expect(sent).toEqual([]);
  },
);

test('the box names a field no longer once it is right, and says nothing new while it is typed', async () => {
  await openForm();
  await submit();
  const named = () => [...(box()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  const all = named();
  fill(fields.email.label, 'daniel@example');
  expect(named()).toEqual(all);
  fill(fields.email.label, lead.email);
  expect(named()).toEqual(all.filter((sentence) => sentence !== errors.fields.email.invalid));
  fillForm();
  expect(box()).toBeNull();
});

const refusals = [
  'rate_limited',
  'duplicate',
  'duplicate_recent',
  'network',
  'timeout',
  'busy',
  'rejected',
  'unavailable',
  'challenge',
] as const;

/** The edge's answer, or none, and the code of the sentence that is shown. */
const failures: { code: (typeof refusals)[number]; how: string; answer?: () => Response }[] = [
  ...refusals.map((code) => ({
    code,
    how: `${contactStatuses[code]} ${code}`,
    answer: () => Response.json({ ok: false, code, message: 'In another language' }, { status: contactStatuses[code] }),
  })),
  { code: 'unavailable', how: 'a page of a proxy', answer: () => new Response('<html>', { status: 502 }) },
  { code: 'network', how: 'no answer' },
];

test.each(languages.flatMap((language) => failures.map((failure) => ({ language, ...failure }))))(
  '$how is said in $language in the box and in a toast, logged, and keeps what was typed',
  async ({ language, code, answer }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubEdge(...(answer ? [answer] : []));
    await openForm({ language });
    fillForm(language);
    await submit();
    const { content, errors } = texts[language];
    expect(box()?.textContent).toContain(content.failureTitle);
    expect(box()?.textContent).toContain(errors.outcomes[code]);
    expect(addToast).toHaveBeenCalledExactlyOnceWith('error', errors.outcomes[code]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(content.fields.problemDescription.label).value).toBe(
      lead.problemDescription,
    );
    expect(log).toHaveBeenCalledExactlyOnceWith('The contact request failed', {
      context: 'contact form (menu)',
      code,
      timestamp: expect.stringMatching(/^20.*Z$/),
      email: 'd***@example.com',
      service: lead.service,
      contactPreference: 'email_contact',
      browser: navigator.userAgent,
    });
  },
);

test('an edge that never answers counts as a timeout, and nothing is sent twice meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  vi.stubGlobal('fetch', send);
  await openForm();
  fillForm();
  await submit();
  expect(screen.getByRole('button', { name: content.submitting }).getAttribute('aria-busy')).toBe('true');
  await submit();
  expect(send).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(35_000));
  expect(box()?.textContent).toContain(errors.outcomes.timeout);
  expect(button().getAttribute('aria-busy')).toBeNull();
});

/** The Worker's answer where it has no room, as the gate gives it. */
const busy = (seconds = 3) =>
  Response.json(
    { ok: false, code: 'busy', message: 'In another language' },
    { status: 503, headers: { 'Retry-After': String(seconds) } },
  );
const waitingLine = (language: Language = 'en') => screen.queryByText(texts[language].content.waiting);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each(languages)(
  'a form in %s that found no room says so, keeps what was typed, and is sent again by itself under the same id',
  async (language) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent = stubEdge(busy, () => busy(9), stored);
    await openForm({ language });
    fillForm(language);
    expect(waitingLine(language)).toBeNull();
    await submit();
    const { content } = texts[language];
    expect(waitingLine(language)?.getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: content.submitting }).getAttribute('aria-busy')).toBe('true');
    expect(box()).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(content.fields.email.label).value).toBe(lead.email);
    expect(readDraft()?.values.email).toBe(lead.email);
    await submit();
    await pass(2999);
    expect(sent).toHaveLength(1);
    await pass(1001);
    expect(sent).toHaveLength(2);
    expect(waitingLine(language)).toBeTruthy();
    await pass(10_000);
    expect(sent).toHaveLength(3);
    expect(screen.getByText(content.thankYou.text)).toBeTruthy();
    expect(new Set(sent.map((form) => JSON.stringify(form))).size).toBe(1);
    expect(log).not.toHaveBeenCalled();
    expect(readDraft()).toBeNull();
  },
);

test('after the second try in vain the form says what it always said, and can be sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = stubEdge(busy, busy, busy, stored);
  await openForm();
  fillForm();
  await submit();
  await pass(8000);
  expect(sent).toHaveLength(3);
  expect(box()?.textContent).toContain(errors.outcomes.busy);
  expect(addToast).toHaveBeenCalledExactlyOnceWith('error', errors.outcomes.busy);
  expect(waitingLine()).toBeNull();
  await pass(60_000);
  expect(sent).toHaveLength(3);
  await submit();
  expect(sent[3]?.submissionId).toBe(sent[0]?.submissionId);
  expect(screen.getByText(content.thankYou.text)).toBeTruthy();
});

test('a wait that the Worker sets longer than ten seconds is ten seconds', async () => {
  const sent = stubEdge(() => busy(3600), stored);
  await openForm();
  fillForm();
  await submit();
  await pass(9999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
});

test('a form that is closed while it waits is sent all the same, once', async () => {
  const sent = stubEdge(busy, stored);
  const { unmount } = await openForm();
  fillForm();
  await submit();
  unmount();
  expect(readDraft()?.values.email).toBe(lead.email);
  await pass(4000);
  expect(sent).toHaveLength(2);
  expect(addToast).toHaveBeenCalledExactlyOnceWith('success', content.successToast);
  expect(readDraft()).toBeNull();
});

test('a form that is opened again and sent while the one before waits takes its place', async () => {
  const sent = stubEdge(busy, stored);
  const { unmount, store } = await openForm();
  fillForm();
  await submit();
  unmount();
  await openForm({ store });
  type(fields.email.label, 'corrected@example.com');
  await submit();
  expect(screen.getByText(content.thankYou.text)).toBeTruthy();
  await pass(20_000);
  expect(sent.map(({ email }) => email)).toEqual([lead.email, 'corrected@example.com']);
  expect(addToast).toHaveBeenCalledExactlyOnceWith('success', content.successToast);
});

test('a draft that is cleared while it waits is not sent again, and the form can be used', async () => {
  const sent = stubEdge(busy);
  await openForm();
  fillForm();
  await submit();
  act(() => clearDraft());
  await pass(4000);
  expect(sent).toHaveLength(1);
  expect(box()).toBeNull();
  expect(addToast).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(waitingLine()).toBeNull();
});

test('the field for more is folded until it holds text, from a draft or a refused form, or an error', async () => {
  const isOpen = () => document.querySelector('details')?.open;
  await openForm();
  expect(isOpen()).toBe(false);
  fill(fields.additionalInfo.label, 'x'.repeat(2001));
  expect(screen.getByText(errors.fields.additionalInfo.tooLong)).toBeTruthy();
  expect(isOpen()).toBe(true);
  fill(fields.additionalInfo.label, 'Before May');
  expect(isOpen()).toBe(true);
  cleanup();

  await openForm();
  expect(isOpen()).toBe(true);
  cleanup();

  const values = { ...lead, additionalInfo: 'Before June' };
  await openForm({ refusedForm: { values, code: 'validation', errors: {} } });
  expect(isOpen()).toBe(true);
});

test('what is typed while a request fails is kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await openForm();
  fillForm();
  await submit();
  type(fields.additionalInfo.label, 'Typed while it was sent');
  reject(new TypeError('Failed to fetch'));
  await settle();
  expect(box()?.textContent).toContain(errors.outcomes.network);
  expect(readDraft()?.values.additionalInfo).toBe('Typed while it was sent');
});

test('the same words are sent again under the same id, also after a reload, and others under another', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = stubEdge();
  const { unmount } = await openForm();
  fillForm();
  await submit();
  expect(box()?.textContent).toContain(errors.outcomes.network);
  unmount();
  await openForm();
  await submit();
  type(fields.email.label, 'corrected@example.com');
  await submit();
  const [first, second, third] = sent;
  expect(second?.submissionId).toBe(first?.submissionId);
  expect(third?.submissionId).not.toBe(first?.submissionId);
  expect(sent.map(({ email, source }) => [email, source])).toEqual([
    [lead.email, 'menu'],
    [lead.email, 'menu'],
    ['corrected@example.com', 'menu'],
  ]);
});

test('what is typed is kept as a draft, comes back, and goes when the visitor clears it', async () => {
  const { unmount } = await openForm();
  expect(readDraft()).toBeNull();
  fillForm();
  unmount();
  await openForm();
  const email = screen.getByLabelText<HTMLInputElement>(fields.email.label);
  expect(email.value).toBe(lead.email);
  fill(fields.email.label, 'nobody');
  expect(screen.getByText(errors.fields.email.invalid)).toBeTruthy();
  act(clearDraft);
  expect(email.value).toBe('');
  expect(screen.queryByText(errors.fields.email.invalid)).toBeNull();
  expect(readDraft()).toBeNull();
});

test('a draft that the visitor clears while it is sent is not kept when that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await openForm();
  fillForm();
  await submit();
  act(clearDraft);
  reject(new TypeError('Failed to fetch'));
  await settle();
  expect(box()?.textContent).toContain(errors.outcomes.network);
  expect(screen.getByLabelText<HTMLInputElement>(fields.fullName.label).value).toBe('');
  expect(readDraft()).toBeNull();
});

test('a form that the Worker refused shows why and what was typed, and a draft does not replace it', async () => {
  const { unmount } = await openForm();
  fillForm();
  unmount();
  const values = { ...lead, email: 'nobody', contactPreference: 'schedule_meeting' };
  await openForm({ refusedForm: { values, code: 'validation', errors: { email: 'invalid' } } });
  expect(screen.getByLabelText<HTMLInputElement>(fields.email.label).value).toBe('nobody');
  expect(box()?.textContent).toContain(errors.fields.email.invalid);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  expect(readDraft()?.values).toEqual({ ...values, additionalInfo: '' });
});

test('the thanks take focus and go after three seconds for an empty form', async () => {
  stubEdge(stored);
  await openForm();
  fillForm();
  await submit();
  expect(addToast).toHaveBeenCalledExactlyOnceWith('success', content.successToast);
  expect(document.activeElement?.textContent).toContain(content.thankYou.text);
  expect(readDraft()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2990));
  expect(screen.getByText(content.thankYou.text)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(screen.getByLabelText<HTMLInputElement>(fields.email.label).value).toBe('');
  expect(document.activeElement?.tagName).toBe('FORM');
});

test('the thanks stay as long as focus is on their button', async () => {
  stubEdge(stored);
  const onClose = vi.fn();
  await openForm({ onClose });
  fillForm();
  await submit();
  act(() => screen.getByRole('button', { name: content.close }).focus());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: content.close }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('who wants a meeting gets the scheduling modal with their name, and an empty form when that closes', async () => {
  const sent = stubEdge(stored);
  const { store } = await openForm();
  fillForm();
  const meeting = content.contactPreference.options.find(({ value }) => value === 'schedule_meeting');
  fireEvent.click(screen.getByLabelText(meeting?.label ?? ''));
  await submit();
  const modal = store.get(modalAtom);
  const { submissionId } = sent[0] as SentForm;
  expect(modal).toMatchObject({
    id: 'scheduling',
    source: 'menu',
    lead: { submissionId, name: lead.fullName, email: lead.email },
  });
  expect(screen.getByText(content.thankYou.booking)).toBeTruthy();
  act(() => modal?.id === 'scheduling' && modal.onClosed?.());
  expect(screen.getByLabelText<HTMLInputElement>(fields.email.label).value).toBe('');
});

test('after three stored requests the form is blocked for 30 minutes and sends nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = stubEdge(stored, stored, stored, stored);
  await openForm();
  for (let count = 0; count < 3; count += 1) {
    fillForm();
    await submit();
    fireEvent.click(screen.getByRole('button', { name: content.close }));
  }
  fillForm();
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 - 1000));
  await submit();
  expect(box()?.textContent).toContain(errors.outcomes.rate_limited);
  // A malformed address is checked first.
  fill(fields.email.label, 'nobody');
  await submit();
  expect(box()?.textContent).toContain(errors.outcomes.validation);
  // No toast: the box and the fields show the errors.
  expect(addToast).toHaveBeenLastCalledWith('error', errors.outcomes.rate_limited);
  expect(sent).toHaveLength(3);
  expect(log).toHaveBeenCalledExactlyOnceWith('The contact request failed', expect.anything());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fill(fields.email.label, lead.email);
  await submit();
  expect(screen.getByText(content.thankYou.text)).toBeTruthy();
  expect(sent).toHaveLength(4);
});

test('a field that is nearly full counts what is left, says so in a pause, and counts it again after a reload', async () => {
  const { unmount } = await openForm();
  const { charactersLeft, charactersOver } = content;
  const said = () => document.querySelector('[role="status"]')?.textContent;
  type(fields.problemDescription.label, 'a'.repeat(1799));
  expect(screen.queryByText(charactersLeft(201))).toBeNull();
  type(fields.problemDescription.label, 'a'.repeat(1999));
  expect(screen.getByText(charactersLeft(1))).toBeTruthy();
  expect(said()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(said()).toBe(charactersLeft(1));
  type(fields.problemDescription.label, 'a'.repeat(2003));
  expect(screen.getByText(charactersOver(3))).toBeTruthy();
  unmount();
  await openForm();
  expect(screen.getByText(charactersOver(3))).toBeTruthy();
});
