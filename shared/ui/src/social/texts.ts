export const texts = {
  opensNewTab: (network: string) => `${network} (abre em nova aba)`,
}
