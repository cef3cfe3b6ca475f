import { PageLink } from '#client/navigation/page-link.tsx';
import { Disclosure } from '#client/ui/disclosures.tsx';
import type { ProseBlock, ProseSection, Prose as ProseText } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { Contents } from './contents.tsx';

type ProseProps = {
  sections: readonly ProseSection[];
  language: Language;
  /** The heading of the table of contents. */
  contentsTitle: string;
};

/** The text of a legal page in sections, with a table of contents. */
export function Prose({ sections, language, contentsTitle }: ProseProps) {
  return (
    <div className="frame grid gap-x-6 gap-y-12 py-14 md:py-20 lg:grid-cols-4">
      <Contents title={contentsTitle} parts={sections} />
      <div className="grid max-w-2xl min-w-0 gap-y-12 lg:col-span-3">
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="mb-4 text-title">
              {title}
            </h2>
            <div className="grid gap-y-4">
              {body.map((block, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a constant text
                <Block key={index} block={block} language={language} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Block({ block, language }: { block: ProseBlock; language: Language }) {
  if (typeof block === 'string' || Array.isArray(block)) {
    return (
      <p>
        <Text text={block} language={language} />
      </p>
    );
  }
  if ('list' in block) {
    return <List items={block.list} language={language} />;
  }
  return (
    <div className="mt-2 mb-4 border-t border-line">
      {block.records.map(({ id, title, purpose, value, rows }) => (
        <Disclosure key={id} summary={<h3>{title}</h3>} value={value} note={purpose}>
          <dl className="mt-3 grid pb-6 gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr] sm:gap-y-4">
            {rows.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="font-semibold max-sm:mt-2">{label}</dt>
                <dd>{typeof text === 'string' ? text : <List items={text} language={language} />}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ))}
    </div>
  );
}

function List({ items, language }: { items: readonly ProseText[]; language: Language }) {
  return (
    <ul className="grid list-[square] gap-y-2 pl-5 marker:text-mute">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a constant text
        <li key={index}>
          <Text text={item} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Text({ text, language }: { text: ProseText; language: Language }) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return part;
    const className = 'underline underline-offset-4 hover:decoration-2';
    if ('page' in part) {
      return (
        <PageLink key={part.text} to={pathOf(part.page, language)} className={className}>
          {part.text}
        </PageLink>
      );
    }
    const [words, href] = 'address' in part ? [part.address, `mailto:${part.address}`] : [part.text, part.url];
    return (
      <a key={words} href={href} className={className}>
        {words}
      </a>
    );
  });
}
