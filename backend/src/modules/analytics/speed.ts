import type {
  AdminSpeed,
  BodyOf,
  getAdminSpeed,
  MeasuredSpeed,
  QueryOf,
  recordSpeed,
  SpeedMetric,
} from '@ag/contracts'
import { isoDay } from '@ag/core'
import { addDays } from '@ag/core/days'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { speed_sketches } from '../../db/schema'
import { bucketOf, countOf, quantile, type Sketch } from './sketch'

/** Every page runs one build of it, so that its rows count each load once. */
const host = 'shell'
/** Whoever makes builds up adds no more than these to a day; a busy one has a dozen. */
const mostBuildsOfDay = 60
/** Of each release, the latest; in all, what a table can show. */
const buildsShown = { ofEach: 6, inAll: 60 }
/** Buckets are for whole numbers: a shift of the layout is counted in thousandths. */
const units: Record<SpeedMetric, number> = { lcp: 1, inp: 1, cls: 1000, ttfb: 1 }
const metrics = Object.keys(units) as SpeedMetric[]

/** Adds one load of a page to the sketches of its day: a row for each of its builds and metrics, however many visitors come. */
export async function addSpeed(db: Db, now: Date, load: BodyOf<typeof recordSpeed>): Promise<void> {
  const { page, device, vitals } = load
  const day = isoDay(now)
  const builds = Object.entries(load.builds).map(([remote, build]) => ({ remote, build }))
  const values = metrics.flatMap((metric) => {
    const value = vitals[metric]
    return value === undefined ? [] : { metric, bucket: bucketOf(value * units[metric]) }
  })
  const today = sql`from ${speed_sketches} where ${speed_sketches.day} = ${day}`
  const { remote, build } = speed_sketches
  // Always in one order: two loads at a time never wait for each other in a circle.
  await db.execute(sql`
    insert into ${speed_sketches} as kept (day, remote, build, page, device, metric, buckets)
    select ${day}::date, run.remote, run.build, ${page}::text, ${device}::text, told.metric, jsonb_build_object(told.bucket, 1)
    from jsonb_to_recordset(${JSON.stringify(builds)}::text::jsonb) as run (remote text, build text)
    cross join jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb) as told (metric text, bucket text)
    where exists (select ${today} and ${remote} = run.remote and ${build} = run.build)
      or (select count(*) from (select distinct ${remote}, ${build} ${today}) as known) < ${mostBuildsOfDay}
    order by 2, 3, 6
    on conflict (day, remote, build, page, device, metric) do update set buckets = kept.buckets || (
      select jsonb_object_agg(bucket, coalesce((kept.buckets ->> bucket)::int, 0) + added::int)
      from jsonb_each_text(excluded.buckets) as each (bucket, added))`)
}

/** How fast pages were of late: in all, by day, by page and by build. */
export async function readSpeed(
  db: Db,
  now: Date,
  { page, device, days = '7' }: NonNullable<QueryOf<typeof getAdminSpeed>>,
): Promise<AdminSpeed> {
  const { day, remote } = speed_sketches
  const lately = and(
    gte(day, addDays(isoDay(now), 1 - Number(days))),
    device && eq(speed_sketches.device, device),
  )
  const asked = and(lately, page && eq(speed_sketches.page, page))
  const byDay = await sketchesBy(db, sql`${day}::text`, and(asked, eq(remote, host)))
  const byPage = await sketchesBy(db, sql`${speed_sketches.page}`, and(lately, eq(remote, host)))
  const builds = await latestBuilds(db, asked)
  const names = builds.map(nameOf)
  const byBuild = await sketchesBy(db, buildName, and(asked, inArray(buildName, names)))
  return {
    total: speedOf([...byDay.values()].flat()),
    days: [...byDay]
      .map(([name, told]) => ({ day: name, ...speedOf(told) }))
      .sort((one, other) => one.day.localeCompare(other.day)),
    pages: [...byPage]
      .map(([name, told]) => ({ page: name, ...speedOf(told) }))
      .sort((one, other) => other.visits - one.visits || one.page.localeCompare(other.page)),
    builds: builds.map((each) => ({ ...each, ...speedOf(byBuild.get(nameOf(each)) ?? []) })),
  }
}

interface Build extends Record<string, unknown> {
  remote: string
  build: string
}

const nameOf = ({ remote, build }: Build) => `${remote}/${build}`
const buildName = sql<string>`${speed_sketches.remote} || '/' || ${speed_sketches.build}`

/** The builds that were seen last, the newest of each release first. */
const latestBuilds = (db: Db, asked: SQL | undefined): Promise<Build[]> =>
  rowsOf<Build>(
    db,
    sql`
    select remote, build from (
      select *, row_number() over (partition by remote order by last desc, first desc, build) as place from (
        select remote, build, max(day) as last, min(day) as first from ${speed_sketches} where ${asked} group by 1, 2
      ) as seen order by place, remote limit ${buildsShown.inAll}
    ) as ranked where place <= ${buildsShown.ofEach} order by remote, place`,
  )

interface Told extends Record<string, unknown> {
  key: string
  metric: string
  bucket: number
  count: number
}

/** What was counted in each bucket, by a key. */
async function sketchesBy(db: Db, key: SQL, where: SQL | undefined): Promise<Map<string, Told[]>> {
  const rows = await rowsOf<Told>(
    db,
    sql`
    select ${key} as key, metric, each.bucket::int as bucket, sum(each.count::int)::int as count
    from ${speed_sketches} cross join lateral jsonb_each_text(buckets) as each (bucket, count)
    where ${where} group by 1, 2, 3`,
  )
  const byKey = new Map<string, Told[]>()
  for (const row of rows) {
    const told = byKey.get(row.key)
    if (told) told.push(row)
    else byKey.set(row.key, [row])
  }
  return byKey
}

/** Adds sketches up and reads them. */
function speedOf(told: Told[]): MeasuredSpeed {
  const figures = metrics.map((metric) =>
    figureOf(sketchOf(told.filter((row) => row.metric === metric)), units[metric]),
  )
  const [lcp = null, inp = null, cls = null, ttfb = null] = figures
  // Not every browser measures everything, and not every visitor presses something.
  return { visits: Math.max(...figures.map((figure) => figure?.count ?? 0)), lcp, inp, cls, ttfb }
}

function sketchOf(rows: Told[]): Sketch {
  const sketch = new Map<number, number>()
  for (const { bucket, count } of rows) sketch.set(bucket, (sketch.get(bucket) ?? 0) + count)
  return sketch
}

function figureOf(sketch: Sketch, unit: number): MeasuredSpeed['lcp'] {
  const p75 = quantile(sketch, 0.75)
  return p75 === undefined ? null : { p75: Math.round(p75) / unit, count: countOf(sketch) }
}
