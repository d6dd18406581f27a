import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Mail } from './mail'
import { smtpDelivery } from './smtp'

it('sends a calendar entry as an invitation and as a file', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const { deliver, close } = smtpDelivery(
    `smtp://127.0.0.1:${port}`,
    'ola@empresa.example',
    'empresa.example',
  )
  const mail: Mail = { to: 'ana@empresa.com.br', subject: 'Reunião', text: 'Olá', html: '<p>Olá</p>' }
  await deliver('out_1', {
    ...mail,
    calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
  })
  await deliver('out_2', mail)
  expect(received[0]).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i)
  expect(received[0]).toMatch(/content-disposition: attachment; filename=reuniao\.ics/i)
  expect(received[1]).not.toContain('calendar')
  close()
  await new Promise<void>((resolve) => server.close(resolve))
})
