import type { PageProps } from '#client/page-props.ts';
import { FlowAcross } from '#client/ui/flow.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { ChatElevation, Solution } from '#shared/content/types.ts';
import { SolutionPage } from './solutions/solution-page.tsx';

export function AiCustomerSupportPage(props: PageProps<Solution<ChatElevation>>) {
  return <SolutionPage {...props} drawn={<Chat elevation={props.content.elevation} />} />;
}

const bubble = 'rounded border px-3.5 py-2 text-ui';

/** A chat beside the document that it answers from. Each turn is level with the articles that it uses. */
function Chat({ elevation }: { elevation: ChatElevation }) {
  const { chat, turns, document, articles } = elevation;
  return (
    <div className="grid md:grid-cols-2 gap-x-10">
      <Sheet title={chat} className="row-span-4 grid grid-rows-subgrid">
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} elevation={elevation} />
        ))}
      </Sheet>
      <Sheet title={document} className="row-span-4 grid grid-rows-subgrid max-md:mt-5">
        {articles.map(({ id, items }, index) => {
          const color = lineOf(turns[index]?.isPassedOn);
          return (
            <div key={id} className={`relative flex flex-col justify-end gap-3 border-l-4 p-5 ${color}`}>
              {/* Reaches across the gap and the chat's padding to the line below the note. */}
              <FlowAcross className={`bottom-5 -left-15 w-15 border-t-2 ${color}`} />
              {items.map((item) => (
                <div key={item.id}>
                  <p className="font-semibold">{item.title}</p>
                  <p className="text-mute">{item.text}</p>
                </div>
              ))}
            </div>
          );
        })}
      </Sheet>
    </div>
  );
}

type TurnProps = { turn: ChatElevation['turns'][number]; elevation: ChatElevation };

function Turn({ turn: { question, answer, note, isPassedOn }, elevation: { customer, assistant } }: TurnProps) {
  return (
    <div className="flex flex-col gap-3 p-5">
      <div className="pl-6">
        <p className={`${bubble} border-ink bg-ink text-paper`}>
          <span className="sr-only">{customer}: </span>
          {question}
        </p>
      </div>
      <div className="pr-7">
        <p className={`${bubble} border-line bg-paper`}>
          <span className="sr-only">{assistant}: </span>
          {answer}
        </p>
      </div>
      <p className="mt-auto text-sm font-medium">{note}</p>
      <span aria-hidden="true" className={`-mt-1.5 border-t-2 md:-mr-2.5 ${lineOf(isPassedOn)}`} />
    </div>
  );
}

/** What the assistant used for its answer has the accent colour, what it hands to a person does not. */
function lineOf(isPassedOn = false): string {
  return isPassedOn ? 'border-mute' : 'border-accent';
}
