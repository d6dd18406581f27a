import { formatLongDay, formatTime } from '@ag/core'
import type { MailContent } from '../outbox/mail'

interface Recipient {
  name: string
  email: string
}

/** Mails about accounts, in the owner's language. */
export function accountMails(publicUrl: string) {
  const page = (path: string, token?: string) => `${publicUrl}${path}${token ? `#token=${token}` : ''}`
  const notMe = `Não foi você? Crie outra senha agora em ${page('/auth/forgot-password')} e fale com a gente.`
  const to = ({ name, email }: Recipient) => ({ to: email, greeting: `Olá, ${firstName(name)}!` })

  return {
    verify: (recipient: Recipient, token: string): MailContent => ({
      ...to(recipient),
      subject: 'Confirme seu e-mail',
      paragraphs: ['Falta um passo para ativar sua conta: confirme que este e-mail é seu.'],
      button: { label: 'Confirmar meu e-mail', href: page('/auth/verify-email', token) },
      after: [
        'O link vale por 24 horas e pode ser aberto em outro aparelho.',
        'Se você não criou uma conta, ignore esta mensagem.',
      ],
    }),

    reset: (recipient: Recipient, token: string): MailContent => ({
      ...to(recipient),
      subject: 'Crie uma nova senha',
      paragraphs: ['Recebemos um pedido para criar uma nova senha para a sua conta.'],
      button: { label: 'Criar nova senha', href: page('/auth/reset-password', token) },
      after: [
        'O link vale por 60 minutos e só pode ser usado uma vez.',
        'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
      ],
    }),

    alreadyRegistered: (recipient: Recipient): MailContent => ({
      ...to(recipient),
      subject: 'Você já tem uma conta',
      paragraphs: [
        'Alguém tentou criar uma conta com este e-mail, mas você já tem uma. Basta entrar.',
        `Não lembra da senha? Crie uma nova em ${page('/auth/forgot-password')}`,
      ],
      button: { label: 'Entrar', href: page('/auth/login') },
      after: ['Se não foi você, não é preciso fazer nada.'],
    }),

    passwordChanged: (recipient: Recipient): MailContent => ({
      ...to(recipient),
      subject: 'Sua senha foi alterada',
      paragraphs: [
        'A senha da sua conta acabou de ser alterada e encerramos os acessos abertos em outros aparelhos.',
      ],
      button: { label: 'Entrar', href: page('/auth/login') },
      after: [notMe],
    }),

    newAccess: (recipient: Recipient, device: string): MailContent => ({
      ...to(recipient),
      subject: 'Novo acesso à sua conta',
      paragraphs: [`Sua conta foi acessada em um aparelho novo: ${device}.`],
      after: [
        `Foi você? Não é preciso fazer nada. Se não foi, crie uma nova senha em ${page('/auth/forgot-password')}`,
      ],
    }),

    accessEnded: (recipient: Recipient, device: string): MailContent => ({
      ...to(recipient),
      subject: 'Encerramos um acesso à sua conta',
      paragraphs: [
        `Um acesso antigo da sua conta (${device}) foi usado de novo depois de renovado. Isso pode indicar uma cópia ` +
          'indevida, por isso encerramos esse acesso.',
      ],
      button: { label: 'Entrar novamente', href: page('/auth/login') },
      after: [`Se algo parecer estranho, crie uma nova senha em ${page('/auth/forgot-password')}`],
    }),

    passkeyAdded: (recipient: Recipient, name: string): MailContent => ({
      ...to(recipient),
      subject: 'Chave de acesso adicionada',
      paragraphs: [
        `A chave de acesso “${name}” foi adicionada à sua conta. Com ela você entra sem digitar a senha.`,
      ],
      after: [notMe],
    }),

    passkeyRemoved: (recipient: Recipient, name: string): MailContent => ({
      ...to(recipient),
      subject: 'Chave de acesso removida',
      paragraphs: [`A chave de acesso “${name}” foi removida da sua conta e não serve mais para entrar.`],
      after: [notMe],
    }),

    secondFactorOn: (recipient: Recipient): MailContent => ({
      ...to(recipient),
      subject: 'Verificação em duas etapas ativada',
      paragraphs: [
        'A partir de agora, ao entrar com a senha, sua conta pede também um código do aplicativo autenticador.',
        'Guarde os códigos de recuperação em um lugar seguro: cada um serve uma vez se você ficar sem o aplicativo.',
      ],
      after: [notMe],
    }),

    secondFactorReplaced: (recipient: Recipient): MailContent => ({
      ...to(recipient),
      subject: 'Aplicativo autenticador trocado',
      paragraphs: [
        'A verificação em duas etapas da sua conta usa agora outro aplicativo autenticador. O anterior e os códigos de ' +
          'recuperação antigos não valem mais.',
      ],
      after: [notMe],
    }),

    secondFactorOff: (recipient: Recipient): MailContent => ({
      ...to(recipient),
      subject: 'Verificação em duas etapas desativada',
      paragraphs: ['Sua conta não pede mais um código ao entrar: só a senha.'],
      after: [notMe],
    }),

    recoveryCodeUsed: (recipient: Recipient, left: number): MailContent => ({
      ...to(recipient),
      subject: 'Código de recuperação usado',
      paragraphs: [
        `Um código de recuperação da sua conta acabou de ser usado. ${remaining(left)}`,
        'Ficou sem o aplicativo autenticador? Configure outro em Configurações e receba códigos novos.',
      ],
      after: [notMe],
    }),

    deletionRequested: (recipient: Recipient, deletesAt: Date): MailContent => ({
      ...to(recipient),
      subject: 'Sua conta será excluída',
      paragraphs: [
        `Recebemos o pedido para excluir sua conta e os dados ligados a ela. Isso acontece em ${formatLongDay(deletesAt)}, ` +
          `às ${formatTime(deletesAt)} (horário de Brasília), e depois não tem volta.`,
        'Mudou de ideia? Até lá, entre na sua conta e desfaça o pedido em Configurações.',
      ],
      button: { label: 'Abrir configurações', href: page('/dashboard/settings') },
      after: [
        'As faturas ficam guardadas pelo prazo que a lei exige, sem o seu nome.',
        `Não foi você? Desfaça o pedido e crie uma nova senha em ${page('/auth/forgot-password')}`,
      ],
    }),

    accountDeleted: (recipient: Recipient): MailContent => ({
      ...to(recipient),
      subject: 'Sua conta foi excluída',
      paragraphs: [
        'Como você pediu, excluímos sua conta e os dados ligados a ela.',
        'Ficam só as faturas, pelo prazo que a lei exige e sem o seu nome.',
      ],
      after: ['Esta é a última mensagem: seu endereço também foi apagado.'],
      leavesNoTrace: true,
    }),
  }
}

export type AccountMails = ReturnType<typeof accountMails>

/** 'Ana Souza' → 'Ana' */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name

const remaining = (count: number) => {
  if (count === 0) return 'Não resta nenhum.'
  return count === 1 ? 'Resta 1.' : `Restam ${count}.`
}
