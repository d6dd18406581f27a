import type { IconName, ProductNeed, ProductWork } from '@ag/contracts'
import type { ProductId } from '@ag/core'

interface ProductPage {
  icon: IconName
  headline: string
  summary: string
  suited_to: string
  needs: ProductNeed[]
  meters: string[]
  works: ProductWork[]
  requirements: string[]
  seo_title: string
  seo_description: string
}

/** What the page of each agent told when the company opened. */
export const productPages: Record<ProductId, ProductPage> = {
  'site-builder': {
    icon: 'agent-site',
    headline: 'Seu site no ar sem programar',
    summary:
      'Descreva o seu negócio e receba páginas prontas, com texto, contato e versão para celular. Você ajusta escrevendo o que quer mudar.',
    suited_to: 'Quem ainda não tem site ou quer trocar o atual',
    needs: ['divulgar', 'escrever'],
    meters: ['ai_credits'],
    works: [
      { title: 'Monta as páginas', text: 'Cria início, serviços e contato a partir do que você conta.' },
      {
        title: 'Edita por texto',
        text: 'Peça “troque a foto de lugar” ou “fale do frete” e veja a mudança.',
      },
      { title: 'Cuida do celular', text: 'Cada página é feita primeiro para a tela pequena.' },
      { title: 'Recebe contatos', text: 'O formulário entrega cada pedido no seu e-mail.' },
    ],
    requirements: [
      'Nome e atividade do negócio',
      'Telefone ou e-mail para contato',
      'Fotos e logotipo, se você tiver',
    ],
    seo_title: 'Site Builder: seu site em minutos',
    seo_description:
      'Descreva seu negócio, veja o site pronto e baixe a prévia. A partir de {preço} por mês.',
  },
  'email-marketing': {
    icon: 'agent-email',
    headline: 'E-mails de campanha prontos para revisar e enviar',
    summary:
      'Diga o objetivo e para quem é. O agente sugere assunto, prévia e texto. Você aprova, e o envio é preparado junto com a nossa equipe.',
    suited_to: 'Quem tem lista de contatos e pouco tempo para escrever',
    needs: ['vender', 'divulgar', 'escrever'],
    meters: ['email_sends', 'ai_credits'],
    works: [
      { title: 'Sugere assuntos e textos', text: 'Três caminhos para cada campanha, no tom da sua marca.' },
      {
        title: 'Separa os públicos',
        text: 'Fala com clientes novos, ativos e parados de formas diferentes.',
      },
      { title: 'Mostra antes de enviar', text: 'Veja o e-mail no celular, no computador e em modo escuro.' },
      { title: 'Respeita quem sai', text: 'O link de descadastro vai em todo envio e funciona na hora.' },
    ],
    requirements: [
      'Uma lista de contatos que aceitaram receber',
      'O nome e o e-mail de quem assina',
      'O objetivo da campanha',
      'Uma reunião de início com a nossa equipe',
    ],
    seo_title: 'Email Marketing com IA',
    seo_description:
      'Crie campanhas com assunto, texto e prévia em minutos. Veja um exemplo com o seu negócio.',
  },
  'social-media': {
    icon: 'agent-social',
    headline: 'Posts planejados, aprovados e publicados em um só lugar',
    summary:
      'Escolha o tema e o tom. O agente monta a semana e adapta o texto a cada rede. Você aprova, e a publicação é preparada junto com a nossa equipe.',
    suited_to: 'Quem precisa publicar toda semana',
    needs: ['divulgar', 'escrever'],
    meters: ['ai_credits'],
    works: [
      { title: 'Planeja a semana', text: 'Um calendário com tema, rede e horário de cada post.' },
      { title: 'Escreve para cada rede', text: 'O mesmo assunto, no tamanho e no jeito de cada lugar.' },
      { title: 'Espera a sua aprovação', text: 'Nada é publicado antes do seu sim.' },
      { title: 'Descreve as imagens', text: 'Todo post leva texto alternativo para quem não vê a imagem.' },
    ],
    requirements: [
      'Acesso às redes da empresa',
      'Os temas que interessam ao seu cliente',
      'Quem aprova os posts',
      'Uma reunião de início com a nossa equipe',
    ],
    seo_title: 'Social Media com IA',
    seo_description:
      'Planeje e aprove posts para suas redes em um só calendário. Gere uma semana de exemplo.',
  },
  prospect: {
    icon: 'agent-target',
    headline: 'Leads qualificados pelo WhatsApp, com horário marcado',
    summary:
      'O agente encontra, aborda e conversa com possíveis clientes. Sua equipe recebe quem tem interesse, com o motivo ao lado. Tudo é preparado junto com a nossa equipe.',
    suited_to: 'Equipes de vendas que precisam de novos clientes',
    needs: ['vender', 'atender'],
    meters: ['whatsapp_messages', 'ai_credits'],
    works: [
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
    requirements: [
      'Um número de WhatsApp da empresa',
      'O perfil de cliente que você procura',
      'A agenda de quem vai atender',
      'Uma reunião de início com a nossa equipe',
    ],
    seo_title: 'Prospect AI: prospecção com WhatsApp',
    seo_description:
      'Encontre, aborde e qualifique leads pelo WhatsApp. Veja a demonstração e teste grátis por 14 dias.',
  },
  'business-intelligence': {
    icon: 'agent-chart',
    headline: 'Pergunte em português e entenda os seus números',
    summary:
      'Sem fórmula e sem esperar relatório. Faça a pergunta, veja o gráfico e leia como a conta foi feita.',
    suited_to: 'Quem decide com planilhas e espera relatórios',
    needs: ['entender'],
    meters: ['email_sends', 'ai_credits'],
    works: [
      {
        title: 'Responde perguntas',
        text: '“Qual produto mais vendeu em maio?” vira gráfico, frase e tabela.',
      },
      { title: 'Mostra a conta', text: 'A definição e o filtro usados aparecem junto da resposta.' },
      { title: 'Avisa quando algo muda', text: 'Defina o limite e receba um alerta quando ele for passado.' },
      { title: 'Diz quando não sabe', text: 'Se o dado não existe, a resposta é “não sei”, sem inventar.' },
    ],
    requirements: [
      'Uma planilha ou um arquivo CSV com os dados',
      'O significado das colunas principais',
      'As perguntas que você faz todo mês',
    ],
    seo_title: 'Business Intelligence com IA',
    seo_description:
      'Pergunte em português e receba gráficos com a explicação do cálculo. Teste com dados de exemplo.',
  },
  'marketing-ai': {
    icon: 'agent-megaphone',
    headline: 'Plano de marketing de quatro semanas, com verba e meta',
    summary:
      'Informe objetivo, verba e canais. O agente monta o plano e divide o orçamento. As campanhas são preparadas junto com a nossa equipe.',
    suited_to: 'Quem investe em marketing e quer um plano',
    needs: ['divulgar', 'entender'],
    meters: ['ai_credits'],
    works: [
      { title: 'Monta o plano', text: 'Quatro semanas com ações, datas e responsáveis.' },
      { title: 'Sugere campanhas', text: 'Ideias para cada canal, com público e mensagem.' },
      { title: 'Prevê com faixa', text: 'Mostra o mínimo e o máximo esperados e de onde vieram.' },
      { title: 'Divide a verba', text: 'Distribui o orçamento e sugere trocas a cada semana.' },
    ],
    requirements: [
      'Um objetivo, como vender ou gerar contatos',
      'A verba do mês',
      'Os canais que você já usa',
      'Uma reunião de início com a nossa equipe',
    ],
    seo_title: 'Marketing AI: plano e campanhas',
    seo_description:
      'Monte um plano de quatro semanas com metas, canais e orçamento. Experimente sem cadastro.',
  },
  whatsapp: {
    icon: 'agent-chat',
    headline: 'Atendimento no WhatsApp a qualquer hora, com a sua equipe por perto',
    summary:
      'O agente responde com base no seu conteúdo e chama uma pessoa quando precisa. Ao assumir a conversa, ele fica em silêncio.',
    suited_to: 'Quem recebe muitas mensagens de clientes',
    needs: ['vender', 'atender'],
    meters: ['whatsapp_messages', 'ai_credits'],
    works: [
      { title: 'Responde na hora', text: 'Preço, prazo, endereço e o que mais você ensinar.' },
      { title: 'Chama a equipe', text: 'Quando a dúvida sai do combinado, a conversa vai para uma pessoa.' },
      { title: 'Fica quieto quando você assume', text: 'Um toque em “assumir” e só a sua equipe fala.' },
      { title: 'Respeita o horário', text: 'Fora do expediente, avisa quando alguém vai responder.' },
    ],
    requirements: [
      'Um número de WhatsApp da empresa',
      'As perguntas que seus clientes mais fazem',
      'O horário de atendimento da equipe',
    ],
    seo_title: 'Atendimento no WhatsApp com IA',
    seo_description:
      'Responda clientes a qualquer hora e passe para a equipe quando precisar. Experimente agora, sem cadastro.',
  },
}
