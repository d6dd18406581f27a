/** A visitor's page has none of them. */
export const texts = {
  button: (name: string) => `Sua conta: ${name}`,
  settings: 'Configurações',
  mine: 'Minha conta',
  administration: 'Administração',
  help: 'Ajuda',
  agents: 'Seus agentes',
}
