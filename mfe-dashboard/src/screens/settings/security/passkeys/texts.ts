export const texts = {
  title: 'Chaves de acesso',
  lead: 'Entre com a digital, o rosto ou o PIN do aparelho, sem digitar a senha.',
  none: 'Você ainda não tem chaves de acesso.',
  add: 'Adicionar chave de acesso',
  unsupported:
    'Este navegador não oferece chaves de acesso neste endereço. Para adicionar uma, use outro navegador ou aparelho.',
  added: (name: string) => `Chave “${name}” adicionada.`,
  failed: {
    title: 'A chave não foi criada',
    cancelled: 'O pedido foi cancelado ou demorou demais. Tente de novo quando quiser.',
    known: 'Este aparelho já tem uma chave da sua conta.',
  },
  created: (day: string) => `Criada em ${day}`,
  lastUsed: (day: string) => `Último uso em ${day}`,
  neverUsed: 'Ainda não usada',
  synced: 'Sincronizada',
  rename: 'Renomear',
  remove: 'Remover',
  renaming: {
    title: 'Renomear chave',
    name: 'Nome da chave',
    submit: 'Salvar nome',
    done: 'Nome salvo.',
  },
  removal: {
    title: 'Remover esta chave?',
    lead: (name: string) => `“${name}” deixa de entrar na sua conta.`,
    device: 'O aparelho pode continuar a mostrar a chave até você apagá-la nas senhas dele.',
    submit: 'Remover chave',
    done: 'Chave removida.',
  },
}
