// What must be exact: agreement, refusal, commands, misuse and buttons. All else is learnt from the corpus.

/**
 * Phrases that make an intent, between commas: all words of one must be there, in any order. A star stands for any ending, a `!` for a
 * word that must not be there, and `=` for a message that says nothing else.
 */
export const phrasesOf = {
  not_for_us: `
    ignor* instruc*, ignor* regras, esquec* instruc*, prompt, system, sistema mensagem interna, ignore
    instructions, ignore previous, instructions previous, jailbreak, finja que, aja como, modo
    desenvolvedor, developer mode, dados outros clientes, dados outro cliente, dados clientes lista, senha
    admin*, desconto 100, chave api, api key, select from, drop table, script alert, conversa outra pessoa,
    conversa outro cliente, conversas outros, session id`,
  start_over: `=voltar ao inicio, =voltar, =inicio, =menu, comec* de novo, recomec*, voltar inicio, do zero`,
  more_slots: `
    mais horarios, outros horarios, outro horario !trocar !mudar !alterar, ver horarios, outra opcao, outras
    opcoes, nenhum desses, nenhum deles, nenhum serve, outro dia, mais opcoes, outras datas, outra data`,
  change_slot: `
    trocar horario, mudar horario, alterar horario, trocar dia, mudar dia, trocar hora, mudar hora, mudar
    data, trocar data, alterar data, trocar canal, mudar canal`,
  change_contact: `
    corrigir dados, corrigir, alterar dados, mudar dados, mudar email, trocar email, email errado, nome
    errado, telefone errado, dados errados, escrevi errado, digitei errado, mudar telefone, trocar telefone`,
  skip: `
    prefiro nao responder, prefiro nao dizer, =pular, pula essa, pular pergunta, nao quero responder,
    proxima pergunta, =tanto faz, prefiro nao falar`,
  book: `
    marcar reuniao, marca reuniao, agendar reuniao, agenda reuniao, quero reuniao, reuniao !cancelar
    !remarcar !minha !minhas, agendar, agendamento, marcar conversa, marcar horario, marcar call, marcar
    papo, marcar consultoria, consultoria, bater papo voces, conversar amanha, conversar videochamada,
    marcar videochamada, fazer videochamada, tem horario, quero marcar, queria marcar, pode marcar, gostaria
    marcar, apresentacao marcar, marcar demonstracao, agendar demonstracao, tem agenda, horarios
    disponiveis, horarios livres`,
  prices: `preco, precos`,
  buy: `
    quero contratar, contratar, assinar, quero comprar, comprar, fechar negocio, quero assinar, como
    contrato, quero esse, vou querer, tenho interesse, fiquei interessado, fiquei interessada, interessado,
    interessada`,
  stop: `
    =cancelar, =cancela, deixa pra la, deixa para la, desisto, desistir, nao quero mais, mudei de ideia,
    =parar, =sair, agora nao, esquece, outra hora, nao quero marcar, cancela tudo`,
  thanks: `obrigado, valeu, agradeco, agradecido, gratidao, thanks, show de bola, muito bom, =perfeito`,
  goodbye: `tchau, ate logo, ate mais, adeus, ate breve, =fui, bom fim de semana`,
  yes: `
    =sim, =confirmar, confirmo, pode confirmar, confirma, confirmado, confirmar, =ok, =pode, pode sim, sim
    pode, =claro, claro que sim, com certeza, =isso, isso mesmo, =isso ai, =certo, esta certo, tudo certo,
    =bora, =fechado, =beleza, =quero, quero sim, =concordo, concordo, aceito, de acordo, autorizo, =uhum,
    =aham, sim confirm*, sim por favor, pode ser, pode marcar sim, =positivo, =correto, manda ver, =perfeito
    sim, sim quero, sim concordo, sim obrigado, esta correto, esta tudo certo`,
  no: `
    =nao, nao quero, nao obrigado, =negativo, nao concordo, nao aceito, nao autorizo, ainda nao, nao
    confirm*, nao pode, =nada, nao agora, nao esta, nao esta certo`,
  greeting: `
    =oi, =ola, bom dia, boa tarde, boa noite, =oi tudo bem, tudo bem, tudo bom, =e ai, =opa, =eai, =hello,
    =hi, =alo, ola tudo, =oi oi, =salve, como vai, =hey, =oi bom dia`,
} as const satisfies Record<string, string>
