export const texts = {
  exampleData: 'Dados de exemplo',
  ownData: 'Seus dados',
  local: 'Roda no seu navegador. Nada é enviado.',
  copy: 'Copiar',
  copied: 'Copiado.',
  copyByHand: 'O navegador não deixou copiar. O texto está selecionado abaixo: use Ctrl+C ou Cmd+C.',
  copyText: 'Texto para copiar',
  download: 'Baixar',
  downloaded: (fileName: string) => `${fileName} foi baixado.`,
  actions: {
    title: 'Gostou? Continue com o seu negócio',
    lead: (agent: string) => `O que você fez aqui vai junto, para o ${agent} começar do ponto certo.`,
    leadEmpty: (agent: string) =>
      `Troque o exemplo pelos seus dados, e o ${agent} começa do que você fez aqui.`,
    whatsapp: 'Falar no WhatsApp',
    message: (agent: string, summary: string) =>
      `Olá! Fiz a demonstração do ${agent} no site e quero saber mais. ${summary}`,
  },
}
