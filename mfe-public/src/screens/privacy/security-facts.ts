import { dataRetentionDays } from '@ag/core'
import type { Chapter } from './document'

/** How accounts and data are protected: only what the product does today. */
export const securityFacts = (): Chapter[] => [
  {
    id: 'conta',
    title: 'Sua conta',
    blocks: [
      {
        list: [
          'Senhas nunca são guardadas: só um resumo delas, feito com argon2id. Senhas fracas são recusadas.',
          'Você pode entrar com chave de acesso (passkey) e exigir um segundo fator. Quem administra o site é obrigado a usar um.',
          'Cada sessão aparece nas configurações, com navegador e data, e pode ser encerrada ali. Um acesso novo é avisado por e-mail.',
          'Quem tenta adivinhar senhas ou códigos precisa esperar cada vez mais.',
        ],
      },
    ],
  },
  {
    id: 'dados-da-empresa',
    title: 'Os dados da sua empresa',
    blocks: [
      {
        list: [
          'Cada linha pertence a uma empresa. Toda chamada confere a quem o dado pertence, e um teste tenta ler os dados de outra empresa em cada uma delas.',
          'Segredos que você nos confia, como as chaves de canais e de segundo fator, são guardados cifrados e nunca voltam para a tela.',
          'Os registros técnicos não guardam senhas, mensagens nem dados pessoais.',
          'O acesso da nossa equipe depende do papel de cada pessoa, e o que ela muda fica registrado.',
        ],
      },
    ],
  },
  {
    id: 'pagamentos',
    title: 'Pagamentos',
    blocks: [
      'O número do cartão é informado na página do processador de pagamentos e não passa pelos nossos servidores. Guardamos só a bandeira, os quatro últimos dígitos e a validade.',
    ],
  },
  {
    id: 'navegador',
    title: 'No seu navegador',
    blocks: [
      {
        list: [
          'As páginas só executam programas publicados por nós, e cada arquivo é conferido antes de ser usado.',
          'Nada opcional é guardado ou enviado antes de você permitir.',
          'Outros sites não podem mostrar o painel dentro de uma moldura.',
        ],
      },
    ],
  },
  {
    id: 'seus-direitos',
    title: 'Levar e apagar',
    blocks: [
      `Você baixa os dados da conta em um arquivo, quando quiser. Se excluir a conta, tem 7 dias para desistir; depois ela é apagada. Quando um plano termina, o que o agente fez fica guardado por ${dataRetentionDays} dias, para você levar ou voltar.`,
    ],
  },
  {
    id: 'agentes',
    title: 'O que os agentes podem fazer',
    blocks: [
      {
        list: [
          'Um agente responde com o que a sua empresa informou. Quando não sabe, chama uma pessoa.',
          'Nenhuma reunião é marcada e nada é cobrado sem um sim de quem pediu.',
          'O que é cobrado por uso tem um limite que você define.',
        ],
      },
    ],
  },
  {
    id: 'certificados',
    title: 'O que ainda não temos',
    blocks: [
      'Não temos certificações como ISO 27001 ou SOC 2, e não dizemos que temos. Se a sua empresa precisa de um questionário de segurança respondido, fale com a gente.',
    ],
  },
]
