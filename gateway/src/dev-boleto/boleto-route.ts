import { createHash } from 'node:crypto'
import { AppError, formatBRL } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import { mailStyle } from '../dev-mail/mail-page'
import { closedPolicy } from '../security/content-policy'

/** Of bank 000, which there is not: no page of ours shows a number that somebody could pay. */
const ofSandbox = /^0009\d{43}$/
const styleHash = createHash('sha256').update(mailStyle).digest('base64')

/** Shows a boleto of the simulation whole: all there is to it stands in its number. It is never registered in production. */
export function boletoRoute(app: FastifyInstance): void {
  app.get<{ Params: { number: string } }>('/dev/boleto/:number', (request, reply) => {
    const { number } = request.params
    if (!ofSandbox.test(number)) throw new AppError('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
      .type('text/html; charset=utf-8')
      .send(boletoPage(number))
  })
}

function boletoPage(number: string): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Boleto de simulação</title><style>${mailStyle}</style></head><body><main>`,
    '<h1>Boleto de simulação</h1>',
    '<p>Nenhum banco recebe este boleto: ele existe só para experimentar o produto.</p>',
    `<p>Valor: <strong>${formatBRL(Number(number.slice(-10)))}</strong></p>`,
    `<pre>${number}</pre>`,
    '</main></body></html>',
  ].join('')
}
