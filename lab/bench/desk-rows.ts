// 100,000 leads of two years, 1,000,000 chat messages of half a year and the counts of 25 months, made by SQL alone. A few of their words are in most rows and
// most words in a few, as in any language; `words` names those that the benchmark searches for.
import type pg from 'pg';

export const leadCount = 100_000;
export const messageCount = 1_000_000;

export const words = {
  frequent: 'customers',
  /** In a hundredth of the older half of the rows, and in no newer one. */
  former: 'telegram',
  /** In every 40,000th row, so in hardly any lead. */
  rare: 'lighthouse',
  absent: 'xylophone',
};

/** An address with 50 leads, and a conversation of as many messages as a transcript shows. */
export const regular = { email: 'regular@example.com', conversation: 'session-long' };

export async function fillDesk(pool: pg.Pool): Promise<void> {
  await pool.query(sentences);
  const indexes = await dropIndexes(pool);
  const half = messageCount / 2;
  await Promise.all([
    fill(pool, [leads, events, notices, counts]),
    fill(pool, [messages(1, half)]),
    fill(pool, [messages(half + 1, messageCount)]),
  ]);
  await pool.query(totals);
  await Promise.all(indexes.map((index) => pool.query(index)));
  await pool.query('drop schema bench cascade');
  await pool.query('vacuum (analyze)');
}

/** On a connection that asks neither foreign keys nor triggers. */
async function fill(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}

/** Made once at the end, an index takes a fraction of the time. Returns what makes them again. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('contact_submissions', 'chat_logs')
      and indexname not in (select conname from pg_constraint)
  `);
  for (const { name } of rows) await pool.query(`drop index public.${name}`);
  return rows.map(({ definition }) => definition);
}

const sentenceCount = 20_000;

/** Each has one of ten beginnings and six of 8,000 words, of which the first are frequent and the last are rare (Zipf's law). */
const sentences = `
  create schema bench;
  create function bench.pick(texts text[], n bigint) returns text language sql immutable as $$
    select texts[1 + abs(hashint8(n)::bigint) % cardinality(texts)]
  $$;
  create function bench.syllable(syllables text[], place integer) returns text language sql immutable as $$
    select syllables[1 + place % 20]
  $$;
  create function bench.word(rank integer) returns text language sql immutable as $$
    select bench.syllable('{ka,be,lo,mi,su,ra,te,no,vi,du,pa,ge,fo,li,ru,za,ne,ho,ti,bu}', rank)
      || bench.syllable('{ren,lat,vos,mil,ster,kan,dor,pel,gro,nis,tam,fel,zon,wij,huk,bas,lem,rot,sin,dap}', rank / 20)
      || bench.syllable('{a,en,ing,er,o,ig,um,aar,je,s,el,ie,ster,baar,loos,nis,heid,es,is,on}', rank / 400)
  $$;
  create table bench.sentences as
    select n as id, bench.pick(array[
      'Our customers ask the same questions by phone', 'We want an appointment next week with your team',
      'Wij missen telefoontjes van klanten buiten kantooruren', 'The website is old and our customers cannot find us',
      'Onze aanvragen staan in drie spreadsheets', 'How long does a project take and what does it cost',
      'Can you connect the CRM of our customers', 'Hoe lang duurt een project en wat kost het',
      'Kunt u een afspraak inplannen', 'Most projects take three to four weeks'
    ], n) || ' ' || string_agg(bench.word(floor(8000 ^ random())::integer - 1), ' ') as text
    from generate_series(0, ${sentenceCount - 1}) as n, generate_series(1, 6) group by n;
  alter table bench.sentences add primary key (id);
  analyze bench.sentences;
`;

/** The words that only some rows have, for row `n` of `count`, the newest first. */
const planted = (count: number) => `
  case when n % 40000 = 39999 then ' ${words.rare}' else '' end
    || case when n > ${count / 2} and n % 100 = 0 then ' ${words.former}' else '' end`;

const sentence = (alias: string, step: number) =>
  `join bench.sentences as ${alias} on ${alias}.id = n * ${step} % ${sentenceCount}`;

const leads = `
  insert into public.contact_submissions (id, full_name, email, company_name, service, problem_description, additional_info,
    contact_preference, source, status, language, created_at, reminded_at)
  select gen_random_uuid(), first || ' ' || last,
    case when n % 2000 = 7 then '${regular.email}' else lower(first || '.' || last) || n || '@example.com' end,
    bench.pick('{Bakery,Bakkerij,Clinic,Praktijk,Studio,Legal,Notariaat,Bikes}', n / 3) || ' ' || initcap(bench.word((n % 7919)::integer)),
    bench.pick('{ai-customer-support,appointment-scheduling,crm-integration,website-development,custom-ai-solution,business-analysis}', n / 7),
    problem.text || '. ' || detail.text || ${planted(leadCount)},
    case when n % 3 = 0 then more.text end,
    bench.pick('{email_contact,schedule_meeting}', n),
    case when n % 5000 = 0 then 'partner-fair' else bench.pick('{direct,home-hero,pricing,chat,blog,services}', n / 5) end,
    case when n < 100 or n % 400 = 0 then 'new' else bench.pick('{contacted,won,lost,contacted,lost}', n) end,
    bench.pick('{nl,en,nl}', n),
    now() - n * interval '729 days' / ${leadCount}, now() - n * interval '729 days' / ${leadCount} + interval '20 hours'
  from generate_series(1::bigint, ${leadCount}) as n
  cross join lateral (select
    bench.pick('{Ann,James,Priya,Tom,Grace,Samuel,Ella,Daniël,Sanne,Joost,Noor,Zoë,Pieter,Lotte,Mehmet,Fatima,Wei}', n) as first,
    bench.pick('{Porter,Shah,Baker,Liu,Adeyemi,Wright,Vries,Bakker,Dijk,Amrani,Visser,Smit,Mulder}', n / 17) as last
  ) as person
  ${sentence('problem', 7919)} ${sentence('detail', 6131)} ${sentence('more', 4273)}
`;

const events = `
  insert into public.lead_events (submission_id, kind, from_status, to_status, note, created_at)
  select lead.id, kind, case kind when 'status' then 'new' end, case kind when 'status' then lead.status end,
    case kind when 'note' then 'Called, wants a proposal next week.' end, lead.created_at + interval '3 hours'
  from public.contact_submissions as lead, unnest('{status,note}'::text[]) as kind where lead.status <> 'new'
`;

const notices = `
  insert into public.lead_notices (submission_id, kind, due_at, told, confirmed_at, attempts, created_at)
  select id, 'new', created_at, '{mail}', created_at + interval '1 second', 1, created_at from public.contact_submissions
`;

/** Conversations of four messages, eight of them at a time. */
const messages = (from: number, to: number) => `
  insert into public.chat_logs (id, user_message, ai_response, error, session_id, response_time_ms, success, language, created_at)
  select gen_random_uuid(), question.text || ${planted(messageCount)}, case when n % 97 <> 0 then first.text || '. ' || second.text end,
    case when n % 97 = 0 then 'HTTP 503' end,
    case when n between 300001 and 301000 then '${regular.conversation}' else 'session-' || n / 32 * 8 + n % 8 end,
    700 + n % 900, n % 97 <> 0, bench.pick('{nl,en}', n / 32), now() - n * interval '179 days' / ${messageCount}
  from generate_series(${from}::bigint, ${to}) as n
  ${sentence('question', 7919)} ${sentence('first', 6131)} ${sentence('second', 4273)}
`;

/** 3,000 rows a day, the most that there can be: each page in both languages on three devices, and referring hosts beyond that. */
const counts = `
  insert into public.daily_counts (day, event, page, language, label, device, count)
  select day, event, page, language, label, device, 1 + abs(hashtext(day || event || page || label)) % 400
  from (
    select * from (
      select event, 'page' || page as page, language, label, device
      from generate_series(1, 36) as page, unnest('{en,nl}'::text[]) as language, unnest('{phone,tablet,desktop}'::text[]) as device,
        (values ('page_seen', '{""}'::text[]), ('press_answered', '{50,100,200,500,more}'), ('form_begun', '{""}'),
          ('form_sent', '{stored,invalid}'), ('field_refused', '{email,fullName}'), ('post_read', '{""}')) as happened (event, labels),
        unnest(labels) as label
      union all
      select 'page_seen', 'home', 'nl', 'host:site' || host || '.example', 'phone' from generate_series(1, 400) as host
    ) as every_day limit 3000
  ) as rows, generate_series(current_date - 760, current_date, interval '1 day') as day
`;

/** As the triggers would have made them. */
const totals = `
  insert into public.daily_totals
  select day, event, case when event in ('form_sent', 'post_read') then page else '' end, label, sum(count)
  from public.daily_counts group by 1, 2, 3, 4
  union all
  select created_at::date, 'question_asked', '', case when success then 'answered' else 'failed' end, count(*)
  from public.chat_logs group by 1, 2, 3, 4
`;
