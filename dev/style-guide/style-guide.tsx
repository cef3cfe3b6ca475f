// Each piece of `client/ui` in every state, for a developer's eye.
import '../../client/head-script.ts';
import './style.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { challengeDrawings } from '#client/drawings/challenges.ts';
import { pillarDrawings } from '#client/drawings/pillars.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Cells } from '#client/ui/cells.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Checks } from '#client/ui/checks.tsx';
import { CountUp } from '#client/ui/count-up.tsx';
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

const text = 'A sentence that is long enough for two lines in a narrow column, as those of the site are.';
/** A name of a hundred letters, and a Dutch compound of forty. */
const longName = 'Vereniging '.repeat(9).trim();
const longWord = 'arbeidsongeschiktheidsverzekeringspolissen';
const error = 'Please enter something else';
const items = ['First', 'Second', 'Third'].map((title) => ({ id: title, title, text, question: title, answer: text }));
const options = items.map(({ id, title }) => ({ value: id, label: title, hint: text }));
const facts = items.map(({ title }) => ({ label: title, value: '3-4 weeks' }));
const nothing = () => undefined;

const colors = ['paper', 'card', 'ink', 'mute', 'line', 'hair', 'field', 'accent', 'accent-strong', 'on-accent'];
const meanings = ['success', 'warning', 'error', 'top', 'left', 'right'];
const sizes = ['text-display', 'text-h2', 'text-h3', 'text-lead', 'text-base', 'text-ui', 'text-sm'];

const pieces: Record<string, ReactNode> = {
  color: (
    <ul className="grid grid-cols-2 gap-6 md:grid-cols-4">
      {[...colors, ...meanings].map((color) => (
        <li key={color} className="text-sm">
          <div className="h-11 border border-line" style={{ background: `var(--${color})` }} />
          {color}
        </li>
      ))}
    </ul>
  ),
  type: [...sizes, `text-h3 ${longWord}`].map((size) => (
    <p key={size} className={size.split(' ')[0]}>
      Architectural precision {size}
    </p>
  )),
  button: (['primary', 'secondary', 'quiet'] as const).map((variant) => (
    <p key={variant} className="flex flex-wrap gap-3.5">
      <Button variant={variant}>Send</Button>
      <ButtonLink variant={variant} href="#button">
        A link
      </ButtonLink>
      <Button variant={variant} busy="Sending...">
        Send
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant}>{longName}</Button>
    </p>
  )),
  'small parts': (
    <div className="flex flex-wrap items-center gap-3.5">
      <Badge>Popular</Badge>
      <Spinner />
      <Icon name="check" />
      <Icon name="settings" />
      <Counter text="12" />
      <CountUp value={98} />
    </div>
  ),
  field: (
    <>
      <TextField id="empty" label="Empty" hint={text} />
      <TextField id="filled" label="Filled" optional="optional" defaultValue={longName} counter="12" />
      <TextField id="wrong" label="Wrong" defaultValue="?" error={error} />
      <TextField id="disabled" label="Disabled" disabled />
      <Select id="select" label="Select" emptyOption="Choose" options={options} />
      <Select id="select-wrong" label="Select" emptyOption="Choose" options={options} error={error} />
      <Select id="select-disabled" label="Select" emptyOption="Choose" options={options} disabled />
      <TextArea id="area" label="Text area" defaultValue={longWord} error={error} />
      <RadioGroup id="radio" name="radio" legend="Radio" options={options} defaultValue="First" />
      <RadioGroup id="radio-wrong" name="wrong" legend="Radio" options={options} defaultValue="" error={error} />
      <Checkbox id="checked" label="Checked" hint={text} defaultChecked onChange={nothing} />
      <Checkbox id="unchecked" label="Unchecked" hint={text} defaultChecked={false} onChange={nothing} />
    </>
  ),
  'alert, toast, modal': (
    <>
      <Alert title="Unable to submit form">
        <p>{text}</p>
      </Alert>
      {(['success', 'error', 'loading'] as const).map((kind) => (
        <Toast key={kind} kind={kind} closeLabel="Close" onClose={nothing}>
          {text}
        </Toast>
      ))}
      <button type="button" command="show-modal" commandfor="modal" className="font-semibold underline">
        Open the modal
      </button>
      <Modal id="modal" title="Modal" closeLabel="Close" onToggle={nothing}>
        <p className="px-5 py-6 sm:px-8">{text}</p>
      </Modal>
    </>
  ),
  lists: (
    <>
      <Cells items={items} columns={3} />
      <Cells items={[...items, { id: 'Fourth', title: longWord, text }]} columns={4} ordered />
      <Checks items={[text, longName]} />
      <Disclosures items={items} />
      <Timeline
        steps={items}
        weeks={items.map((_, index) => ({ min: index + 1, max: index + 1 }))}
        labelOf={(week) => `Week ${week}`}
      />
      <Facts label="Facts" items={facts} />
      <Facts
        label="Many facts"
        items={[...facts, ...facts].map((fact, i) => ({ ...fact, label: `${fact.label} ${i}` }))}
      />
    </>
  ),
  drawing: (
    <p className="flex flex-wrap gap-6">
      {Object.entries({ ...pillarDrawings, ...challengeDrawings }).map(([id, drawing]) => (
        <Drawing key={id} drawing={drawing} className="h-24 w-24 shrink-0 sm:h-32 sm:w-32" />
      ))}
    </p>
  ),
};

createRoot(document.body).render(
  <main>
    <p className="frame pt-8">
      <button type="button" data-theme-toggle="" className="font-semibold underline">
        Light or dark
      </button>
    </p>
    {Object.entries(pieces).map(([name, piece]) => (
      <Section key={name} id={name.replace(/\W+/g, '-')} title={name}>
        <div className="grid gap-6 border-t border-ink pt-6">{piece}</div>
      </Section>
    ))}
    <SplitSection id="split-section" title="Split section" tag="Tag" introduction={text}>
      <p>{text}</p>
    </SplitSection>
  </main>,
);
