/** A business as its agent knows it: nothing else is ever answered. */
export interface Business {
  id: string
  name: string
  kind: string
  /** Minutes after midnight of opening and closing, from Sunday; `undefined` is closed. Closed every day: nobody said. */
  hours: (readonly [number, number] | undefined)[]
  /** How its items are asked for: taken away, at a time of their own, or by talking to somebody. */
  asks: 'order' | 'appointment' | 'team'
  /** An example that visitors try: it has free times and takes orders by itself, where a real team has to confirm. */
  isShown?: true
  /** What its list is called: 'Nosso cardápio'. */
  list: string
  items: Item[]
  questions: Question[]
  /** What a customer may begin with. */
  suggestions: string[]
}

export interface Item {
  name: string
  /** Price in cents; from so much when `from`; without one the price is told on request. */
  cents?: number
  from?: true
  /** Plain words that mean it, besides its name. */
  words: string[]
  /** What comes after the price: 'o quilo', 'por mês'. */
  unit?: string
}

export interface Question {
  title: string
  answer: string
  /** Plain phrases that ask it. */
  words: string[]
}

const h = (opens: number, closes: number) => [opens * 60, closes * 60] as const
const card = {
  title: 'Formas de pagamento',
  answer: 'Aceitamos Pix, cartão de débito, de crédito e dinheiro.',
  words: ['pagamento', 'pagar', 'pix', 'cartao', 'aceita dinheiro', 'parcela', 'parcelar'],
}

export const businesses: [Business, ...Business[]] = [
  {
    id: 'padaria',
    name: 'Padaria Aurora',
    kind: 'Padaria',
    hours: [h(7, 12), h(6, 20), h(6, 20), h(6, 20), h(6, 20), h(6, 20), h(6, 18)],
    asks: 'order',
    isShown: true,
    list: 'Nosso cardápio',
    items: [
      { name: 'Pão francês', cents: 19_90, unit: 'o quilo', words: ['pao', 'paes', 'paozinho', 'frances'] },
      { name: 'Pão de queijo', cents: 5_50, words: ['pao de queijo', 'paes de queijo'] },
      { name: 'Bolo de cenoura', cents: 48_00, words: ['bolo', 'cenoura'] },
      { name: 'Cento de salgados', cents: 95_00, words: ['salgado', 'coxinha', 'cento'] },
      { name: 'Café coado', cents: 6_00, words: ['cafe', 'cafezinho'] },
    ],
    questions: [
      {
        title: 'Entrega',
        answer: 'Entregamos até 3 km, com taxa de R$ 7. O pedido sai em cerca de 40 minutos.',
        words: ['entrega', 'entregam', 'delivery', 'frete', 'taxa'],
      },
      {
        title: 'Encomendas',
        answer: 'Bolos e salgados: peça até as 17h do dia anterior.',
        words: ['encomenda', 'antecedencia', 'vespera'],
      },
      {
        title: 'Sem lactose e sem glúten',
        answer: 'Temos bolo sem lactose às quintas. Não temos produtos sem glúten.',
        words: ['lactose', 'gluten', 'celiaco', 'alergia'],
      },
      {
        title: 'Endereço',
        answer: 'Rua das Acácias, 120, em Campinas. Dados de exemplo.',
        words: ['endereco', 'onde fica', 'localizacao', 'como chego'],
      },
      card,
    ],
    suggestions: [
      'Vocês estão abertos agora?',
      'Quanto custa o bolo de cenoura?',
      'Quero 2 pães de queijo',
      'Vocês entregam?',
    ],
  },
  {
    id: 'clinica',
    name: 'Clínica Bem Viver',
    kind: 'Clínica',
    hours: [undefined, h(8, 19), h(8, 19), h(8, 19), h(8, 19), h(8, 19), h(8, 12)],
    asks: 'appointment',
    isShown: true,
    list: 'Nossos atendimentos',
    items: [
      { name: 'Consulta de clínica geral', cents: 220_00, words: ['consulta', 'clinico', 'medico', 'geral'] },
      { name: 'Sessão de fisioterapia', cents: 130_00, words: ['fisioterapia', 'fisio', 'sessao'] },
      {
        name: 'Avaliação nutricional',
        cents: 180_00,
        words: ['nutricionista', 'nutricional', 'nutricao', 'dieta'],
      },
    ],
    questions: [
      {
        title: 'Convênios',
        answer: 'Atendemos particular e emitimos recibo para reembolso do convênio.',
        words: ['convenio', 'plano de saude', 'reembolso', 'unimed'],
      },
      {
        title: 'Preparo',
        answer: 'Traga um documento e os exames dos últimos seis meses. Não é preciso jejum.',
        words: ['preparo', 'jejum', 'levar', 'documento'],
      },
      {
        title: 'Remarcar',
        answer: 'Você pode remarcar sem custo até 24 horas antes.',
        words: ['remarcar', 'cancelar', 'desmarcar'],
      },
      {
        title: 'Endereço',
        answer: 'Avenida das Palmeiras, 45, em Curitiba, com entrada sem degraus. Dados de exemplo.',
        words: ['endereco', 'onde fica', 'localizacao', 'estacionamento', 'acessivel'],
      },
      card,
    ],
    suggestions: [
      'Quero marcar uma consulta',
      'Quanto custa a fisioterapia?',
      'Atendem convênio?',
      'Que horas vocês fecham?',
    ],
  },
  {
    id: 'loja',
    name: 'Ateliê Jabuticaba',
    kind: 'Loja de roupas',
    hours: [undefined, h(10, 19), h(10, 19), h(10, 19), h(10, 19), h(10, 19), h(10, 16)],
    asks: 'order',
    isShown: true,
    list: 'Nossa coleção',
    items: [
      { name: 'Vestido de linho', cents: 289_00, words: ['vestido'] },
      { name: 'Camisa de algodão', cents: 159_00, words: ['camisa', 'blusa'] },
      { name: 'Calça pantalona', cents: 219_00, words: ['calca', 'pantalona'] },
      { name: 'Bolsa de palha', cents: 129_00, words: ['bolsa'] },
    ],
    questions: [
      {
        title: 'Trocas',
        answer: 'Você troca em até 30 dias, com a etiqueta e a nota.',
        words: ['troca', 'trocar', 'devolver', 'devolucao'],
      },
      {
        title: 'Tamanhos',
        answer: 'Trabalhamos do 36 ao 54. O ajuste de barra é grátis.',
        words: ['tamanho', 'numeracao', 'plus size', 'ajuste', 'barra'],
      },
      {
        title: 'Entrega',
        answer: 'Enviamos para todo o Brasil. Em Belo Horizonte, chega em um dia útil.',
        words: ['entrega', 'entregam', 'frete', 'envio', 'enviam', 'correios'],
      },
      {
        title: 'Endereço',
        answer: 'Rua do Mercado, 77, em Belo Horizonte. Dados de exemplo.',
        words: ['endereco', 'onde fica', 'localizacao'],
      },
      card,
    ],
    suggestions: [
      'Qual o preço do vestido?',
      'Quero reservar uma camisa',
      'Como funciona a troca?',
      'Abrem domingo?',
    ],
  },
  {
    id: 'oficina',
    name: 'Oficina do Vale',
    kind: 'Oficina',
    hours: [undefined, h(8, 18), h(8, 18), h(8, 18), h(8, 18), h(8, 18), h(8, 12)],
    asks: 'appointment',
    isShown: true,
    list: 'Nossos serviços',
    items: [
      { name: 'Troca de óleo', cents: 189_00, from: true, words: ['oleo', 'filtro'] },
      {
        name: 'Alinhamento e balanceamento',
        cents: 150_00,
        words: ['alinhamento', 'balanceamento', 'alinhar'],
      },
      { name: 'Revisão completa', cents: 390_00, from: true, words: ['revisao'] },
      { name: 'Troca de pastilhas de freio', cents: 280_00, from: true, words: ['freio', 'pastilha'] },
    ],
    questions: [
      {
        title: 'Garantia',
        answer: 'Peças e serviço têm garantia de 90 dias, por escrito.',
        words: ['garantia'],
      },
      {
        title: 'Orçamento',
        answer: 'A avaliação é gratuita. Só começamos depois da sua aprovação.',
        words: ['orcamento', 'avaliacao', 'diagnostico'],
      },
      {
        title: 'Prazo',
        answer: 'Troca de óleo sai em 40 minutos. Revisão fica pronta no dia.',
        words: ['prazo', 'demora', 'quanto tempo', 'fica pronto'],
      },
      {
        title: 'Endereço',
        answer: 'Estrada do Vale, 900, em Joinville. Dados de exemplo.',
        words: ['endereco', 'onde fica', 'localizacao'],
      },
      card,
    ],
    suggestions: [
      'Quero agendar a troca de óleo',
      'Quanto fica a revisão?',
      'Tem garantia?',
      'Meu carro está fazendo um barulho estranho',
    ],
  },
  {
    id: 'imobiliaria',
    name: 'Imobiliária Horizonte',
    kind: 'Imobiliária',
    hours: [undefined, h(9, 18), h(9, 18), h(9, 18), h(9, 18), h(9, 18), h(9, 13)],
    asks: 'appointment',
    isShown: true,
    list: 'Nossos imóveis para alugar',
    items: [
      {
        name: 'Apartamento de 2 quartos no Centro',
        cents: 1_850_00,
        unit: 'por mês',
        words: ['apartamento', 'apto', 'ape', 'centro', '2 quartos'],
      },
      {
        name: 'Casa de 3 quartos no Jardim',
        cents: 2_900_00,
        unit: 'por mês',
        words: ['casa', 'jardim', '3 quartos'],
      },
      {
        name: 'Kitnet perto da universidade',
        cents: 980_00,
        unit: 'por mês',
        words: ['kitnet', 'studio', 'universidade'],
      },
    ],
    questions: [
      {
        title: 'Documentos',
        answer: 'Documento com foto, comprovante de renda e de endereço. Pedimos só depois da visita.',
        words: ['documento', 'comprovante', 'papelada'],
      },
      {
        title: 'Garantia',
        answer: 'Aceitamos fiador, seguro-fiança ou caução de três meses.',
        words: ['fiador', 'caucao', 'seguro fianca', 'garantia'],
      },
      {
        title: 'Animais',
        answer: 'A casa e o apartamento aceitam animais. A kitnet, não.',
        words: ['animal', 'animais', 'pet', 'cachorro', 'gato'],
      },
      {
        title: 'Endereço',
        answer: 'Praça do Sol, 10, em Londrina. Dados de exemplo.',
        words: ['endereco da imobiliaria', 'onde voces ficam', 'onde fica'],
      },
    ],
    suggestions: [
      'Quais imóveis vocês têm?',
      'Quero visitar o apartamento',
      'Aceita cachorro?',
      'Precisa de fiador?',
    ],
  },
]
