import type { BodyOf, Booking, moveMeeting as moveMeetingCall } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Db } from '../../db/database'
import { readSettings } from '../settings/settings-repository'
import type { House } from './announce'
import { type ChangeNeeds, type Changer, checkChange, itsOwner } from './cancel-meeting'
import type { Candidate, Places } from './find-places'
import { PlaceLost } from './first-place'
import { type Meeting, type MeetingRow, meetingRepository } from './meeting-repository'
import { movesLeft } from './meeting-status'
import { dropHold, findHold, lockConsultants, moveReservation, type Reservation } from './reservations'

type Asked = Pick<BodyOf<typeof moveMeetingCall>, 'start_at' | 'hold_id'> & {
  consultant_id?: string | undefined
}

/** Moves a meeting to another slot, with the same person where they are free; asked for twice it is moved once. */
export const moveMeeting = (needs: ChangeNeeds & { places: Places }) => {
  const { db, clock, places, worker } = needs
  const moveTo = moveInside(needs)

  return async (
    id: string,
    { start_at, hold_id, consultant_id }: Asked,
    changer = itsOwner,
  ): Promise<MeetingRow> => {
    const house = await readSettings(db)
    const row = await meetingRepository(db).byId(id)
    if (!row) throw new AppError('NOT_FOUND')
    const start = new Date(start_at)
    const isThere = ({ meeting }: MeetingRow) =>
      isAt(meeting, start) && (consultant_id ?? meeting.consultant_id) === meeting.consultant_id
    await changer.verify?.(db, row)
    if (isThere(row)) return row
    checkMove(row.meeting, clock(), changer)
    const hold = hold_id ? await findHold(db, clock(), hold_id) : undefined
    if (hold_id && hold?.start_at.getTime() !== start.getTime()) throw new AppError('HOLD_EXPIRED')
    const wish = {
      start,
      channel: row.meeting.channel as Booking['channel'],
      consultantId:
        hold?.consultant_id ?? consultant_id ?? (row.consultant.must_accept ? row.consultant.id : undefined),
      ignoring: [row.meeting.reservation_id, hold?.id].flatMap((each) => each ?? []),
      since: hold?.created_at,
    }
    const candidates = await places.find(wish)
    const isSame = ({ consultant_id }: Candidate) => consultant_id === row.consultant.id
    const inOrder = [...candidates.filter(isSame), ...candidates.filter((each) => !isSame(each))]
    const moved = await places.first(inOrder, (candidate) =>
      db.transaction((transaction) => moveTo(transaction, { id, candidate, hold, house, changer })),
    )
    if (!moved) throw hold ? new AppError('HOLD_EXPIRED') : await places.taken(wish)
    worker.kick()
    return moved
  }
}

interface DecidedMove {
  id: string
  candidate: Candidate
  hold: Reservation | undefined
  house: House
  changer: Changer
}

const moveInside =
  ({ clock, announce }: ChangeNeeds) =>
  async (db: Db, { id, candidate, hold, house, changer }: DecidedMove): Promise<MeetingRow> => {
    const meetings = meetingRepository(db)
    const row = await meetings.locked(id)
    const reservationId = row?.meeting.reservation_id
    const locked = await lockConsultants(db, [row?.consultant.id ?? '', candidate.consultant_id])
    const consultant = locked.find(({ id: each }) => each === candidate.consultant_id)
    if (!row || !consultant) throw new PlaceLost()
    if (isAt(row.meeting, candidate.start) && row.consultant.id === candidate.consultant_id) return row
    const now = clock()
    await changer.verify?.(db, row)
    checkMove(row.meeting, now, changer)
    if (!reservationId || (hold && !(await dropHold(db, now, hold.id)))) throw new PlaceLost()
    await moveReservation(db, now, reservationId, candidate)
    // A request that nobody has to accept any more is a meeting.
    const status = candidate.isPending ? row.meeting.status : 'confirmed'
    const moves = row.meeting.moves + (changer.by === 'customer' ? 1 : 0)
    const meeting = await meetings.change(row.meeting, now, { status, moves })
    await meetings.record(meeting, now, {
      kind: 'moved',
      by: changer.by,
      from_start_at: row.meeting.start_at,
    })
    const moved = { meeting, consultant }
    await announce(db, now, 'moved', moved, house, row)
    await changer.note?.(db, row, moved)
    return moved
  }

const isAt = ({ reservation_id, start_at }: Meeting, start: Date) =>
  reservation_id !== null && start_at.getTime() === start.getTime()

function checkMove(meeting: Meeting, now: Date, changer: Changer): void {
  checkChange(meeting, now, changer)
  if (changer.by !== 'customer' || movesLeft(meeting) > 0) return
  throw new AppError('LIMIT_REACHED', {
    userMessage: 'Esta reunião já foi remarcada três vezes. Cancele e marque outra, ou fale com a gente.',
  })
}
