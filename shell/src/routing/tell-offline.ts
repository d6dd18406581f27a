import { dismiss, notify, untilClosed } from '@ag/platform'

const words = {
  title: 'Você está sem internet',
  message: 'O que já está na tela continua aqui. O resto volta sozinho quando a conexão voltar.',
}

/** Says that there is no network for as long as there is none. */
export function tellOffline(): void {
  let told: string | undefined
  const follow = () => {
    if (told) dismiss(told)
    told = navigator.onLine ? undefined : notify({ type: 'warning', ...words, duration: untilClosed })
  }
  addEventListener('offline', follow)
  addEventListener('online', follow)
  follow()
}
