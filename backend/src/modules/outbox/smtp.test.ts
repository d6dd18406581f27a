import { mailServer } from '../../testing/mail-server'
import type { Mail } from './mail'
import { smtpDelivery } from './smtp'

it('sends a calendar entry as an invitation and as a file', async () => {
  const server = await mailServer()
  const { deliver, close } = smtpDelivery(server.url, 'ola@empresa.example', 'empresa.example')
  const mail: Mail = { to: 'ana@empresa.com.br', subject: 'Reunião', text: 'Olá', html: '<p>Olá</p>' }
  await deliver(
    'out_1',
    { ...mail, calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } },
    [],
  )
  await deliver('out_2', mail, [{ filename: 'fatura-2026-000001.pdf', content: Buffer.from('%PDF') }])
  expect(server.received[0]).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i)
  expect(server.received[0]).toMatch(/content-disposition: attachment; filename=reuniao\.ics/i)
  expect(server.received[1]).not.toContain('calendar')
  expect(server.received[1]).toMatch(/content-type: application\/pdf; name=fatura-2026-000001\.pdf/i)
  close()
  await server.close()
})
