import type { ReactNode } from 'react';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { ProseBlock, ProseSection, Prose as ProseText } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { Contents } from './contents.tsx';

type ProseProps = {
  content: { sections: readonly ProseSection[]; lastChanged: string };
  language: Language;
  /** The heading of the table of contents. */
  contentsTitle: string;
  /** Shown between the last section and the day of the last change. */
  children?: ReactNode;
};

/** The text of a legal page in sections, with a table of contents. */
export function Prose({ content: { sections, lastChanged }, language, contentsTitle, children }: ProseProps) {
  return (
    <div className="frame grid gap-x-6 gap-y-14 py-14 md:py-20 lg:grid-cols-4">
      <Contents title={contentsTitle} parts={sections} />
      <div className="grid min-w-0 gap-y-12 lg:col-span-3 lg:pl-6 print:gap-y-8">
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="mb-4 text-h3">
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
        {children}
        <p className="text-ui text-mute">{lastChanged}</p>
      </div>
    </div>
  );
}

function Block({ block, language }: { block: ProseBlock; language: Language }) {
  if (typeof block === 'string' || Array.isArray(block)) {
    return (
      <p className="max-w-xl">
        <Text text={block} language={language} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="grid max-w-xl list-[square] gap-y-2 pl-5 marker:text-mute">
        {block.list.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a constant text
          <li key={index}>
            <Text text={item} language={language} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="mt-2 border-b border-line">
      {block.records.map(({ id, title, rows }) => (
        <div key={id} className="border-t border-line py-5">
          <h3 className="font-semibold">{title}</h3>
          <dl className="mt-3 grid gap-x-6 gap-y-1 text-ui sm:grid-cols-[10rem_1fr] sm:gap-y-2">
            {rows.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-mute max-sm:mt-2">{label}</dt>
                <dd className="max-w-xl">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
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
