import { joinedDrawing, pageDrawings } from '#client/drawings/pages.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { PeopleSection } from '#client/layout/people-section.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Facts } from '#client/ui/facts.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { about } from '#shared/content/en/about.ts';
import type { Item } from '#shared/content/types.ts';
import { Steps } from './about/steps.tsx';

export function AboutPage({ content, language }: PageProps<typeof about>) {
  const { steps, values, limits } = content;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroFigure caption={content.drawing}>
            <IntroDrawing
              drawing={pageDrawings.about}
              labels={content.drawingNames}
              className="max-w-xl lg:max-w-none"
            />
          </IntroFigure>
        }
      >
        <div className="mt-8">
          <ContactLink language={language} source="about" prefersMeeting>
            {content.callToAction.link}
          </ContactLink>
        </div>
      </PageIntro>
      <Facts {...content.promises} isLarge />
      <PeopleSection content={content.people} language={language} />
      <Steps {...steps} />
      <div className="frame py-6 md:py-14">
        <p className="text-h2">{content.conviction}</p>
        <div className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2">
          <Rules id="values" {...values} icon="check" />
          <Rules id="limits" {...limits} icon="close" />
        </div>
      </div>
      <CallToAction
        content={content.callToAction}
        language={language}
        source="about"
        prefersMeeting
        beside={<IntroDrawing drawing={joinedDrawing} className="max-w-xl" />}
      />
    </>
  );
}

type RulesProps = { id: string; title: string; items: readonly Item[]; icon: 'check' | 'close' };

/** What we do, or what we don't. */
function Rules({ id, title, items, icon }: RulesProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-title">
        {title}
      </h2>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <li key={item.id} className="flex gap-4 border-b border-line py-5">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
            <div>
              <h3 className="font-semibold">{item.title}</h3>
              <p className="mt-1 text-mute">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
