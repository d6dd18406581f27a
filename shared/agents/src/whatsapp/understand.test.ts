import { businesses } from './businesses'
import { understand } from './understand'

const business = (id: string) => businesses.find((one) => one.id === id) ?? businesses[0]

it.each([
  ['padaria', 'Oi, bom dia!', 'greeting'],
  ['padaria', 'vocês tão abertos agora?', 'hours'],
  ['padaria', 'qual o horaro de funcionamento', 'hours'],
  ['padaria', 'Abre domingo?', 'hours'],
  ['padaria', 'me manda o cardapio', 'list'],
  ['padaria', 'o bolo tem glúten?', 'question'],
  ['padaria', 'quanto custa a entrega', 'question'],
  ['padaria', 'aceita pix?', 'question'],
  ['padaria', 'quero falar com um atendente', 'person'],
  ['padaria', 'valeu, obrigada', 'thanks'],
  ['padaria', 'vocês consertam geladeira?', 'unknown'],
  ['clinica', 'queria marcar uma consulta', 'appointment'],
  ['clinica', 'tem horário amanhã?', 'appointment'],
  ['clinica', 'atendem convenio?', 'question'],
  ['clinica', 'que horas vocês fecham', 'hours'],
  ['loja', 'como funciona a troca', 'question'],
  ['oficina', 'meu carro está fazendo um barulho estranho', 'unknown'],
  ['oficina', 'tem garantia', 'question'],
  ['imobiliaria', 'quais imóveis vocês têm?', 'list'],
  ['imobiliaria', 'aceita cachorro?', 'question'],
  ['imobiliaria', 'quero visitar o apartamento', 'appointment'],
])('%s: %s → %s', (id, message, intent) => {
  expect(understand(business(id), message).map(({ name }) => name)).toEqual([intent])
})

it.each([
  ['padaria', 'quanto é o bolo de cenora', ['Bolo de cenoura']],
  ['padaria', 'preço do pão de queijo', ['Pão de queijo']],
  ['padaria', 'quanto custa o pão', ['Pão francês']],
  ['padaria', 'café?', ['Café coado']],
  ['clinica', 'valor da fisioterapia', ['Sessão de fisioterapia']],
  ['oficina', 'quanto fica o alinhamneto', ['Alinhamento e balanceamento']],
  ['imobiliaria', 'valor da kitnet', ['Kitnet perto da universidade']],
])('%s: %s names %j', (id, message, names) => {
  const [intent] = understand(business(id), message)
  expect(intent?.name === 'prices' && intent.items.map(({ name }) => name)).toEqual(names)
})

it.each([
  ['quero 2 pães de queijo', [[2, 'Pão de queijo']]],
  ['me vê uma dúzia de pão de queijo', [[12, 'Pão de queijo']]],
  [
    'queria um bolo e três cafés',
    [
      [1, 'Bolo de cenoura'],
      [3, 'Café coado'],
    ],
  ],
  ['encomendar cento de salgados', [[1, 'Cento de salgados']]],
])('%s orders %j', (message, lines) => {
  const [intent] = understand(business('padaria'), message)
  expect(intent?.name === 'order' && intent.lines.map(({ amount, item }) => [amount, item.name])).toEqual(
    lines,
  )
})

it('reads a day', () => {
  expect(understand(business('loja'), 'abrem no sábado?')).toEqual([{ name: 'hours', weekdays: [6] }])
  expect(understand(business('loja'), 'abre amanhã?')).toEqual([
    { name: 'hours', weekdays: [], tomorrow: true },
  ])
})

it('answers everything a business suggests to ask', () => {
  const unknown = businesses.flatMap((one) =>
    one.suggestions.filter((suggestion) =>
      understand(one, suggestion).some(({ name }) => name === 'unknown'),
    ),
  )
  // One suggestion shows on purpose what happens when the agent does not know.
  expect(unknown).toEqual(['Meu carro está fazendo um barulho estranho'])
})

it.each([
  ['Sim, confirmo', ['yes']],
  ['pode ser', ['yes']],
  ['Não', ['no']],
  ['cancela', ['no']],
  ['sim, e vcs entregam?', ['yes', 'question']],
  ['quanto custa o café?', ['prices']],
])('%s says %j', (message, names) => {
  expect(understand(business('padaria'), message).map(({ name }) => name)).toEqual(names)
})

it.each([
  ['padaria', 'qual o horário e quanto custa o bolo de cenoura?', ['hours', 'prices']],
  ['padaria', 'vcs entregam? aceita pix?', ['question', 'question']],
  ['padaria', 'quanto é o café e vcs consertam geladeira?', ['prices', 'unknown']],
  ['oficina', 'quanto fica o alinhamento e balanceamento e tem garantia', ['prices', 'question']],
])('%s: %s holds %j', (id, message, names) => {
  expect(understand(business(id), message).map(({ name }) => name)).toEqual(names)
})

it.each([
  ['vcs tem bolo de chocolate?', 'bolo de chocolate'],
  ['quanto custa o sonho', 'sonho'],
  ['quero um bolo de morango', 'bolo de morango'],
  ['tem torta de cenoura?', 'torta de cenoura'],
])('%s asks for what is not sold: %s', (message, asked) => {
  expect(understand(business('padaria'), message)).toEqual([
    expect.objectContaining({ name: 'missing', asked }),
  ])
})

it.each([
  ['👍', 'thanks'],
  ['👋', 'greeting'],
  ['😡', 'person'],
  ['oiii', 'greeting'],
  ['hi', 'greeting'],
  ['how much is the carrot cake?', 'missing'],
  ['are you open now?', 'hours'],
  ['do you speak english?', 'person'],
  ['vc é um robô?', 'robot'],
])('%s is read as %s', (message, name) => {
  expect(understand(business('padaria'), message).map((intent) => intent.name)).toEqual([name])
})
