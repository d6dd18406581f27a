import type { Letter } from '../outbox/mail'

interface Reader {
  name: string
  email: string
}

/** Mails about accounts, in the owner's language. */
export function accountMails(publicUrl: string) {
  const page = (path: string, token?: string) => `${publicUrl}${path}${token ? `#token=${token}` : ''}`
  const to = ({ name, email }: Reader) => ({ to: email, greeting: `Olá, ${firstName(name)}!` })

  return {
    verify: (reader: Reader, token: string): Letter => ({
      ...to(reader),
      subject: 'Confirme seu e-mail',
      paragraphs: ['Falta um passo para ativar sua conta: confirme que este e-mail é seu.'],
      button: { label: 'Confirmar meu e-mail', href: page('/auth/verify-email', token) },
      after: [
        'O link vale por 24 horas e pode ser aberto em outro aparelho.',
        'Se você não criou uma conta, ignore esta mensagem.',
      ],
    }),

    reset: (reader: Reader, token: string): Letter => ({
      ...to(reader),
      subject: 'Crie uma nova senha',
      paragraphs: ['Recebemos um pedido para criar uma nova senha para a sua conta.'],
      button: { label: 'Criar nova senha', href: page('/auth/reset-password', token) },
      after: [
        'O link vale por 60 minutos e só pode ser usado uma vez.',
        'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
      ],
    }),

    alreadyRegistered: (reader: Reader): Letter => ({
      ...to(reader),
      subject: 'Você já tem uma conta',
      paragraphs: [
        'Alguém tentou criar uma conta com este e-mail, mas você já tem uma. Basta entrar.',
        `Não lembra da senha? Crie uma nova em ${page('/auth/forgot-password')}`,
      ],
      button: { label: 'Entrar', href: page('/auth/login') },
      after: ['Se não foi você, não é preciso fazer nada.'],
    }),

    passwordChanged: (reader: Reader): Letter => ({
      ...to(reader),
      subject: 'Sua senha foi alterada',
      paragraphs: [
        'A senha da sua conta acabou de ser alterada e encerramos os acessos abertos em todos os aparelhos.',
      ],
      button: { label: 'Entrar', href: page('/auth/login') },
      after: [`Não foi você? Crie outra senha agora em ${page('/auth/forgot-password')} e fale com a gente.`],
    }),

    newAccess: (reader: Reader, device: string): Letter => ({
      ...to(reader),
      subject: 'Novo acesso à sua conta',
      paragraphs: [`Sua conta foi acessada em um aparelho novo: ${device}.`],
      after: [
        `Foi você? Não é preciso fazer nada. Se não foi, crie uma nova senha em ${page('/auth/forgot-password')}`,
      ],
    }),

    accessEnded: (reader: Reader, device: string): Letter => ({
      ...to(reader),
      subject: 'Encerramos um acesso à sua conta',
      paragraphs: [
        `Um acesso antigo da sua conta (${device}) foi usado de novo depois de renovado. Isso pode indicar uma cópia ` +
          'indevida, por isso encerramos esse acesso.',
      ],
      button: { label: 'Entrar novamente', href: page('/auth/login') },
      after: [`Se algo parecer estranho, crie uma nova senha em ${page('/auth/forgot-password')}`],
    }),
  }
}

export type AccountMails = ReturnType<typeof accountMails>

/** 'Ana Souza' → 'Ana' */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
