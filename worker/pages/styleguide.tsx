import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { challengeDrawings } from '#client/drawings/challenges.ts';
import { pillarDrawings } from '#client/drawings/pillars.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink, type ButtonVariant } from '#client/ui/button.tsx';
import { Cells } from '#client/ui/cells.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Checks } from '#client/ui/checks.tsx';
import { Counter } from '#client/ui/counter.tsx';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { Section } from '#client/ui/section.tsx';
import { Select } from '#client/ui/select.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { Toast } from '#client/ui/toast.tsx';
import { catalogue } from '#shared/content/en/catalogue.ts';
import { challengeDetails } from '#shared/content/en/challenge-details.ts';
import { contactErrors } from '#shared/content/en/contact-errors.ts';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { home } from '#shared/content/en/home.ts';
import { settings } from '#shared/content/en/settings.ts';
import { shell } from '#shared/content/en/shell.ts';
import { showcase } from '#shared/content/en/showcase.ts';
import type { AppEnv } from '../context.ts';

const path = '/styleguide';
const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const sizes = ['text-display', 'text-h2', 'text-h3', 'text-lead', 'text-base', 'text-ui', 'text-sm'];
const colors = [
  ...['paper', 'card', 'ink', 'mute', 'line', 'hair', 'field', 'accent', 'accent-strong', 'on-accent'],
  ...['success', 'warning', 'error', 'top', 'left', 'right'],
];
/** A name of a hundred letters, and a Dutch compound of forty. */
const longName = 'Vereniging '.repeat(9).trim();
const longWord = 'arbeidsongeschiktheidsverzekeringspolissen';

const nothing = () => undefined;

/** Each piece of `client/ui` in every state, for a developer's eye: neither in the table of pages nor in a build. */
export function renderStyleguide(c: Context<AppEnv>): Response | Promise<Response> {
  const head = { title: path, tags: [], structuredData: null };
  return c.render(<Styleguide />, { language: 'en', head, style: null, address: path });
}

function Styleguide() {
  const { fields } = contactForm;
  const [group] = catalogue.groups;
  const steps = showcase.philosophy.pillars.slice(0, 3);
  return (
    <main id="main">
      <div className="frame flex items-center justify-between py-8">
        <h1 className="text-h2">{path}</h1>
        <button type="button" data-theme-toggle="" className="more">
          <span className="light:hidden">{shell.theme.toLight}</span>
          <span className="dark:hidden">{shell.theme.toDark}</span>
        </button>
      </div>
      <Piece name="color">
        <ul className="grid grid-cols-2 gap-6 md:grid-cols-4">
          {colors.map((color) => (
            <li key={color} className="text-sm">
              <svg className="h-11 w-full border border-line" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${color})`} />
              </svg>
              {color}
            </li>
          ))}
        </ul>
      </Piece>
      <Piece name="type">
        {sizes.map((size) => (
          <p key={size} className={size}>
            {home.heading} {size}
          </p>
        ))}
        <p className="text-h3">{longWord}</p>
      </Piece>
      <Piece name="button">
        {variants.map((variant) => (
          <p key={variant} className="flex flex-wrap gap-3.5">
            <Button variant={variant}>{contactForm.submit}</Button>
            <ButtonLink variant={variant} href={path}>
              {home.hero.primary}
            </ButtonLink>
            <Button variant={variant} busy={contactForm.submitting}>
              {contactForm.submit}
            </Button>
            <Button variant={variant} disabled>
              {contactForm.submit}
            </Button>
            <Button variant={variant}>{longName}</Button>
          </p>
        ))}
        <a href={path} className="more">
          {showcase.architect.learnMore}
          <Icon name="arrow-right" />
        </a>
        <p className="flex gap-3.5">
          <Badge>{shell.navigation.services}</Badge>
          <Spinner />
          <Icon name="check" />
          <Icon name="settings" />
        </p>
      </Piece>
      <Piece name="field">
        <TextField id="empty" {...fields.fullName} />
        <TextField id="filled" {...fields.companyName} defaultValue={longName} />
        <TextField id="wrong" {...fields.email} defaultValue="?" error={contactErrors.fields.email.invalid} />
        <TextField id="disabled" {...fields.fullName} disabled />
        <Select id="select" {...fields.service} options={contactForm.serviceOptions} />
        <Select
          id="select-wrong"
          {...fields.service}
          options={contactForm.serviceOptions}
          error={contactErrors.fields.service.invalid}
        />
        <Select id="select-disabled" {...fields.service} options={contactForm.serviceOptions} disabled />
        <TextArea
          id="area"
          {...fields.problemDescription}
          error={contactErrors.fields.problemDescription.tooLong}
          defaultValue={longWord}
        />
        <Counter text="12" />
        <RadioGroup
          id="radio"
          name="radio"
          legend={settings.appearance.title}
          options={[
            { value: 'light', ...settings.appearance.options.light },
            { value: 'dark', ...settings.appearance.options.dark },
          ]}
          defaultValue="light"
        />
        <RadioGroup
          id="radio-wrong"
          name="radio-wrong"
          legend={settings.appearance.title}
          options={[{ value: 'light', ...settings.appearance.options.light }]}
          defaultValue=""
          error={contactErrors.fields.contactPreference.invalid}
        />
        <Checkbox
          id="checkbox"
          label={settings.notifications.motion.label}
          hint={settings.notifications.motion.hint}
          defaultChecked
          onChange={nothing}
        />
        <Checkbox
          id="checkbox-empty"
          label={settings.notifications.announcements.pages.label}
          hint={settings.notifications.announcements.pages.hint}
          defaultChecked={false}
          onChange={nothing}
        />
      </Piece>
      <Piece name="alert, toast">
        <Alert title={contactForm.failureTitle}>
          <p>{contactErrors.outcomes.duplicate}</p>
        </Alert>
        {(['success', 'error', 'loading'] as const).map((kind) => (
          <Toast key={kind} kind={kind} closeLabel={shell.close} onClose={nothing}>
            {contactErrors.outcomes.duplicate}
          </Toast>
        ))}
      </Piece>
      <Piece name="modal">
        <button type="button" command="show-modal" commandfor="example" className="more">
          {home.challenges.delayLink}
        </button>
        <Modal id="example" title={challengeDetails.items.budget.title} closeLabel={shell.close} onToggle={nothing}>
          <p className="px-5 py-6 sm:px-8">{challengeDetails.items.budget.description}</p>
        </Modal>
      </Piece>
      <Piece name="lists">
        <Cells items={showcase.philosophy.pillars} columns={4} />
        <Cells items={steps} columns={3} ordered />
        <Checks items={home.challenges.items[0]?.benefits ?? []} />
        <Disclosures
          items={showcase.philosophy.pillars.map(({ id, title, text }) => ({ id, question: title, answer: text }))}
        />
        <Timeline
          steps={steps}
          weeks={steps.map((_, index) => ({ min: index + 1, max: index + 1 }))}
          labelOf={home.hero.drawing.week}
        />
      </Piece>
      <Facts
        label="facts"
        items={(group?.services ?? []).map(({ title, timeline }) => ({ label: title, value: timeline }))}
      />
      <SplitSection
        id="split-section"
        title="split-section"
        tag={home.hero.tag}
        introduction={challengeDetails.items.speed.description}
      >
        <p>{challengeDetails.items.speed.solution}</p>
      </SplitSection>
      <Piece name="drawing">
        <p className="flex flex-wrap gap-6">
          {Object.entries({ ...pillarDrawings, ...challengeDrawings }).map(([id, drawing]) => (
            <Drawing key={id} drawing={drawing} className="h-24 w-24 shrink-0 sm:h-32 sm:w-32" />
          ))}
        </p>
      </Piece>
    </main>
  );
}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section id={name} title={name}>
      <div className="grid gap-6 border-t border-ink pt-6">{children}</div>
    </Section>
  );
}
