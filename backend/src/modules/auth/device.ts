import type { FastifyRequest } from 'fastify'

const browsers: Array<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Array<[RegExp, string]> = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Chrome no Windows', from what a browser says of itself. */
function deviceLabel(userAgent: string | undefined): string {
  const find = (table: Array<[RegExp, string]>) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser && system) return `${browser} no ${system}`
  return browser ?? system ?? 'Dispositivo desconhecido'
}

/** The device that a request comes from, as its browser says. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  deviceLabel(headers['user-agent'])
