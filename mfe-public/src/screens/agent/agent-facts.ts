import type { ProductId } from '@ag/core'

export interface AgentFacts {
  /** The page's heading: what the customer gets out of it. */
  promise: string
  lead: string
  /** What it does, in four lines. */
  does: { title: string; text: string }[]
  /** What is needed before it can work. */
  needs: string[]
}

/** What each agent's page tells besides its catalogue entry, by product. */
export const agentFacts: Record<ProductId, AgentFacts> = {
  'site-builder': {
    promise: 'Seu site no ar sem programar',
    lead: 'Descreva o seu negócio e receba páginas prontas, com texto, contato e versão para celular. Você ajusta escrevendo o que quer mudar.',
    does: [
      { title: 'Monta as páginas', text: 'Cria início, serviços e contato a partir do que você conta.' },
      {
        title: 'Edita por texto',
        text: 'Peça “troque a foto de lugar” ou “fale do frete” e veja a mudança.',
      },
      { title: 'Cuida do celular', text: 'Cada página é feita primeiro para a tela pequena.' },
      { title: 'Recebe contatos', text: 'O formulário entrega cada pedido no seu e-mail.' },
    ],
    needs: [
      'Nome e atividade do negócio',
      'Telefone ou e-mail para contato',
      'Fotos e logotipo, se você tiver',
    ],
  },
  'email-marketing': {
    promise: 'E-mails de campanha prontos para revisar e enviar',
    lead: 'Diga o objetivo e para quem é. O agente sugere assunto, prévia e texto. Você revisa e envia no mesmo dia.',
    does: [
      { title: 'Sugere assuntos e textos', text: 'Três caminhos para cada campanha, no tom da sua marca.' },
      {
        title: 'Separa os públicos',
        text: 'Fala com clientes novos, ativos e parados de formas diferentes.',
      },
      { title: 'Mostra antes de enviar', text: 'Veja o e-mail no celular, no computador e em modo escuro.' },
      { title: 'Respeita quem sai', text: 'O link de descadastro vai em todo envio e funciona na hora.' },
    ],
    needs: [
      'Uma lista de contatos que aceitaram receber',
      'O nome e o e-mail de quem assina',
      'O objetivo da campanha',
    ],
  },
  'social-media': {
    promise: 'Posts planejados, aprovados e publicados em um só lugar',
    lead: 'Escolha o tema e o tom. O agente monta a semana, adapta o texto a cada rede e espera a sua aprovação.',
    does: [
      { title: 'Planeja a semana', text: 'Um calendário com tema, rede e horário de cada post.' },
      { title: 'Escreve para cada rede', text: 'O mesmo assunto, no tamanho e no jeito de cada lugar.' },
      { title: 'Espera a sua aprovação', text: 'Nada é publicado antes do seu sim.' },
      { title: 'Descreve as imagens', text: 'Todo post leva texto alternativo para quem não vê a imagem.' },
    ],
    needs: ['Acesso às redes da empresa', 'Os temas que interessam ao seu cliente', 'Quem aprova os posts'],
  },
  prospect: {
    promise: 'Leads qualificados pelo WhatsApp, com horário marcado',
    lead: 'O agente encontra, aborda e conversa com possíveis clientes. Sua equipe recebe quem tem interesse, com o motivo ao lado.',
    does: [
      {
        title: 'Aborda com transparência',
        text: 'Diz quem está falando e por quê. Quem pede para parar não recebe mais.',
      },
      {
        title: 'Qualifica na conversa',
        text: 'Pergunta necessidade, momento e tamanho sem parecer formulário.',
      },
      { title: 'Explica a pontuação', text: 'Cada lead chega com nota e com os motivos da nota.' },
      { title: 'Marca a reunião', text: 'Oferece horários livres e passa a conversa para a equipe.' },
    ],
    needs: [
      'Um número de WhatsApp da empresa',
      'O perfil de cliente que você procura',
      'A agenda de quem vai atender',
    ],
  },
  'business-intelligence': {
    promise: 'Pergunte em português e entenda os seus números',
    lead: 'Sem fórmula e sem esperar relatório. Faça a pergunta, veja o gráfico e leia como a conta foi feita.',
    does: [
      {
        title: 'Responde perguntas',
        text: '“Qual produto mais vendeu em maio?” vira gráfico, frase e tabela.',
      },
      { title: 'Mostra a conta', text: 'A definição e o filtro usados aparecem junto da resposta.' },
      { title: 'Avisa quando algo muda', text: 'Defina o limite e receba um alerta quando ele for passado.' },
      { title: 'Diz quando não sabe', text: 'Se o dado não existe, a resposta é “não sei”, sem inventar.' },
    ],
    needs: [
      'Uma planilha ou um arquivo CSV com os dados',
      'O significado das colunas principais',
      'As perguntas que você faz todo mês',
    ],
  },
  'marketing-ai': {
    promise: 'Plano de marketing de quatro semanas, com verba e meta',
    lead: 'Informe objetivo, verba e canais. O agente monta o plano, divide o orçamento e acompanha o que deu certo.',
    does: [
      { title: 'Monta o plano', text: 'Quatro semanas com ações, datas e responsáveis.' },
      { title: 'Sugere campanhas', text: 'Ideias para cada canal, com público e mensagem.' },
      { title: 'Prevê com faixa', text: 'Mostra o mínimo e o máximo esperados e de onde vieram.' },
      { title: 'Divide a verba', text: 'Distribui o orçamento e sugere trocas a cada semana.' },
    ],
    needs: ['Um objetivo, como vender ou gerar contatos', 'A verba do mês', 'Os canais que você já usa'],
  },
  whatsapp: {
    promise: 'Atendimento no WhatsApp a qualquer hora, com a sua equipe por perto',
    lead: 'O agente responde com base no seu conteúdo e chama uma pessoa quando precisa. Ao assumir a conversa, ele fica em silêncio.',
    does: [
      { title: 'Responde na hora', text: 'Preço, prazo, endereço e o que mais você ensinar.' },
      { title: 'Chama a equipe', text: 'Quando a dúvida sai do combinado, a conversa vai para uma pessoa.' },
      { title: 'Fica quieto quando você assume', text: 'Um toque em “assumir” e só a sua equipe fala.' },
      { title: 'Respeita o horário', text: 'Fora do expediente, avisa quando alguém vai responder.' },
    ],
    needs: [
      'Um número de WhatsApp da empresa',
      'As perguntas que seus clientes mais fazem',
      'O horário de atendimento da equipe',
    ],
  },
}
