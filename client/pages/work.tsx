import type { ReactNode } from 'react';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIndex } from '#client/layout/page-index.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Fold } from '#client/ui/fold.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { work } from '#shared/content/en/work.ts';
import { timelines } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { commandOf, type MeasuredStep, measured } from '#shared/measured.ts';
import type { ServiceId } from '#shared/offers.ts';
import type { ProjectPictureId } from '#shared/pictures.ts';
import { pathOf } from '#shared/routes.ts';
import { Identity } from './work/identity.tsx';
import { Platform } from './work/platform.tsx';
import { Tour } from './work/tour.tsx';

type WorkContent = typeof work;
/** The service of each example, which also gives its timeline. */
const projectServices: Record<ProjectPictureId, ServiceId> = {
  'digital-platform': 'custom-ai-solution',
  'brand-identity': 'website-development',
};
/** In the order of the page. */
const projectIds = Object.keys(projectServices) as ProjectPictureId[];

export function WorkPage({ content, language }: PageProps<WorkContent>) {
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <div className="grid gap-y-4 self-center sm:grid-cols-[2fr_1fr]">
            <div className="relative border border-ink">
              <ThemedPicture {...{ language, alt: content.chat.alt }} id="chat-answer" form="phone" />
              {/* It covers the picture, which looks as if one could type into it. */}
              <button
                type="button"
                data-enhanced=""
                onClick={openChat}
                className="flex w-full items-center justify-between border-t border-ink bg-paper px-4 py-3 text-ui font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline noscript:hidden"
              >
                {content.chat.ask}
                <Icon name="chat" />
              </button>
            </div>
            {/* Below an empty row, so that on wide screens each line meets the picture where it shows what the words name. */}
            <ul className="grid bg-paper pb-10 sm:grid-rows-[3fr_5fr_4fr_7fr_6fr] sm:before:block">
              {content.chat.parts.map((part) => (
                <li key={part} className="border-t border-line py-2 text-ui sm:border-ink sm:pl-3.5">
                  {part}
                </li>
              ))}
            </ul>
          </div>
        }
      >
        <div className="mt-8">
          <ContactLink language={language} source="work-hero" prefersMeeting>
            {content.callToAction.link}
          </ContactLink>
        </div>
        <PageIndex parts={partsOf(content)} />
      </PageIntro>
      <div className="band frame py-10 md:py-20">
        <Case id="this-desk" {...content.tour} introduction={<p>{content.tour.introduction}</p>}>
          <Tour content={content.tour} language={language} />
          <p className="mt-6 text-ui">{content.tour.note}</p>
        </Case>
      </div>
      <div className="frame py-10 md:py-14">
        <ThisSite content={content.thisSite} language={language} />
      </div>
      <div className="frame grid grid-cols-1 gap-y-12 py-10 md:py-14">
        <Example id="digital-platform" content={content} language={language}>
          <Platform content={content.projects['digital-platform']} />
        </Example>
        <Example id="brand-identity" content={content} language={language}>
          <Identity content={content.projects['brand-identity'].shown} />
        </Example>
      </div>
      <CallToAction content={content.callToAction} language={language} source="work" prefersMeeting />
    </>
  );
}

/** The chat belongs to every page: its own button loads it, and says when it can't. */
function openChat(): void {
  document.querySelector<HTMLElement>('.chat-button')?.click();
}

function partsOf({ thisSite, tour, labels, projects }: WorkContent) {
  return [
    { id: 'this-desk', title: tour.category },
    { id: 'this-site', title: thisSite.category },
    ...projectIds.map((id) => ({ id, title: `${labels.example}: ${projects[id].category}` })),
  ];
}

type CaseProps = {
  id: string;
  category: string;
  title: string;
  introduction: ReactNode;
  /** Has a smaller title. */
  isExample?: boolean;
  children: ReactNode;
};

function Case({ id, category, title, introduction, isExample = false, children }: CaseProps) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-t pt-5">
      <div className="mb-8 grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <div>
          <p className="text-ui">{withoutBreaksAtHyphens(category)}</p>
          <h2 id={`${id}-title`} className={`mt-2 ${isExample ? 'text-title' : 'text-h2'}`}>
            {title}
          </h2>
        </div>
        <div className="max-w-xl self-end">{introduction}</div>
      </div>
      {children}
    </article>
  );
}

type ThisSiteProps = { content: WorkContent['thisSite']; language: Language };

/** This site, with what a visitor can check of it. */
function ThisSite({ content, language }: ThisSiteProps) {
  const { category, title, problem, checksTitle, checks, link } = content;
  return (
    <Case id="this-site" category={category} title={title} introduction={<p>{problem}</p>}>
      <Scores content={content} />
      <div className="grid gap-10 lg:grid-cols-2">
        {/* On a phone it would look like the page itself. */}
        <div className="self-start border border-ink max-md:hidden">
          <ThemedPicture {...{ language, alt: category }} id="site-home" form="reduced" />
        </div>
        <MeasuredTable content={content} language={language} />
      </div>
      <Fold summary={checksTitle} className="mt-8">
        <h3 className="folds-title text-ui font-semibold">{checksTitle}</h3>
        <ul className="mt-3 mb-4 grid gap-x-10 gap-y-3 md:grid-cols-3">
          {checks.map(({ id, title, text }) => (
            <li key={id} className="border-t border-line pt-3">
              <h4 className="font-semibold">{title}</h4>
              <p className="mt-1 text-mute">{text}</p>
            </li>
          ))}
        </ul>
      </Fold>
      <MoreLink to={pathOf('website-development', language)}>{link}</MoreLink>
    </Case>
  );
}

/** What Lighthouse says of this site. */
function Scores({ content: { table } }: Pick<ThisSiteProps, 'content'>) {
  const { lighthouse } = measured;
  if (!lighthouse) return null;
  return (
    <>
      <dl className="grid grid-cols-2 gap-y-4 border-t border-b border-line py-4 md:grid-cols-4">
        {rowsOf(table.names.lighthouse, lighthouse.figures, String).map(({ id, name, value }) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="text-ui text-mute">{name}</dt>
            {/* A one begins further from its edge than what stands above or below it. */}
            <dd className={`text-display ${value.startsWith('1') ? 'md:-ml-1' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-8 text-ui text-mute">{table.scored(lighthouse.on)}</p>
    </>
  );
}

/** Every number comes from the benchmark. Each step has a group. Folded: the parts of the sum, the days, the command that measures all again. */
function MeasuredTable({ content: { table }, language }: ThisSiteProps) {
  const { groups, parts } = figuresOf(table, language);
  return (
    <div>
      <table className="w-full border border-line bg-card text-ui">
        <caption className="border-x border-t border-line bg-card px-4 py-2.5 text-left text-sm text-mute">
          {table.caption}
        </caption>
        {groups.map(({ step, figures }) => (
          <tbody key={step} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="px-4 pt-4 text-left font-normal">
                <span className="font-semibold">{table.steps[step]}</span>
              </th>
            </tr>
            {figures.map(({ id, name, value }) => (
              <tr key={id}>
                <th scope="row" className="px-4 py-2 text-left font-normal">
                  {name}
                </th>
                <td className="px-4 py-2 font-semibold whitespace-nowrap tabular-nums">
                  <span className="flex justify-end">{value}</span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {/* No `Disclosure`: used by one page more, it would be loaded by all. */}
      <details className="mt-3 text-sm text-mute">
        <summary className="flex items-center justify-between py-1">
          {table.again}
          <Icon name="plus" className="size-5" />
        </summary>
        <ul>
          {parts.map(({ id, name, value }) => (
            <li key={id}>{`${name}: ${value}`}</li>
          ))}
          {groups.map(({ step, on }) => (
            <li key={step}>{`${table.steps[step]}: ${table.on(on)}`}</li>
          ))}
        </ul>
        <code className="wrap-break-word">{commandOf(...(Object.keys(measured) as MeasuredStep[]))}</code>
      </details>
    </div>
  );
}

/** The measured figures in groups, without the scores, and the parts of what the home page sends. */
function figuresOf({ names, size }: WorkContent['thisSite']['table'], language: Language) {
  const { sizes, visits } = measured;
  const { htmlEn, htmlNl, scriptsEn, scriptsNl, font } = sizes.figures;
  const [html, scripts] = language === 'en' ? [htmlEn, scriptsEn] : [htmlNl, scriptsNl];
  const total = html + scripts + font;
  return {
    groups: [
      { step: 'sizes' as const, on: sizes.on, figures: rowsOf(names.sizes, { total }, size) },
      { step: 'visits' as const, on: visits.on, figures: rowsOf(names.visits, visits.figures, String) },
    ],
    parts: rowsOf(names.parts, { html, scripts, font }, size),
  };
}

function rowsOf<Figure extends string>(
  names: Record<Figure, string>,
  figures: Record<NoInfer<Figure>, number>,
  format: (value: number) => string,
) {
  const ids = Object.keys(names) as Figure[];
  return ids.map((id) => ({ id, name: names[id], value: format(figures[id]) }));
}

type ExampleProps = {
  id: ProjectPictureId;
  content: WorkContent;
  language: Language;
  /** What its client would look at. */
  children: ReactNode;
};

function Example({ id, content: { projects, labels }, language, children }: ExampleProps) {
  const { category, title, problem, approach, measures, link } = projects[id];
  const service = projectServices[id];
  const { min, max } = timelines[service];
  return (
    <Case id={id} category={`${labels.example}: ${category}`} title={title} introduction={<p>{problem}</p>} isExample>
      {children}
      <div className="mt-6 grid content-start gap-x-10 gap-y-1 lg:grid-cols-3">
        <Fold summary={labels.more} className="lg:col-span-2">
          <div className="grid gap-x-10 gap-y-6 pb-4 md:grid-cols-2">
            <Part title={labels.approach} points={approach} />
            <Part title={labels.measures} points={measures} />
          </div>
        </Fold>
        <div>
          <p className="text-ui text-mute tabular-nums">{labels.timeline(min, max)}</p>
          <MoreLink to={pathOf(service, language)} className="mt-1">
            {link}
          </MoreLink>
        </div>
      </div>
    </Case>
  );
}

type PartProps = { title: string; points: readonly string[] };

function Part({ title, points }: PartProps) {
  return (
    <div>
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="mt-1 grid max-w-xl list-[square] gap-y-1.5 pl-5 marker:text-mute">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
