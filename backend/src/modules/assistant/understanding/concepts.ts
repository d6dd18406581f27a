import { monthWords, weekdayWords } from '../day-words'

/**
 * Words that mean much the same here, by what they mean: a star stands for any ending, `@` for a mark of the features. What the corpus says
 * of one of them is so learnt of all.
 */
const wordsOfConcept: Record<string, string> = {
  ask: 'quanto quantos quantas qual quais como onde aonde cade quando quem que porque pq what how much where when who which cuanto cuantos cual donde cuando quien',
  price:
    'preco* valor* custo* custa* custar* mensalidad* tabela orcament* cotacao cotar investiment* tarifa* cobra cobram cobrad* cobranca cobrar cobrando price* pricing cost* precio* cuesta* fee quanto sai barat* caro cara caros caras',
  pay: 'pag* pix boleto* cartao cartoes credito debito parcel* fatur* transferencia vista deposit* payment* pay payer efectivo tarjeta dinheiro invoice billing bandeira visa master mastercard elo amex prazo',
  invoice:
    'fatur* boleto* nota notas nf nfe nfse fiscal fiscais recibo* comprovante* vence venceu vencid* vencimento* via debit* invoice* bill receipt factura* conta cobranca cobrad* devo devendo atras*',
  discount:
    'descont* abat* promo* cupom cupon* oferta* black friday cashback barat* negoci* condicao condicoes desc discount* descuento* rebaix* abaix* baix* melhora* vantagem bonus menor chorar choro',
  refund:
    'reembols* estorn* devolv* devolucao garantia* ressarc* volta arrepend* satisfeit* refund* money guarantee gostar',
  terminate:
    'cancel* encerr* rescind* rescisao desassin* sair desist* parar termina* unsubscribe desativ* deslig* trancar interromp* finaliz*',
  contract:
    'fidelidade contrat* multa* carencia minim* anual anuais ano vinculo prazo* clausula* termo* renov* pres* amarr* permanencia comprom* contract trava* assinar duracao',
  trial:
    'test* gratis gratuit* experiment* trial degust* free prova prueba provar avaliar avaliacao graca periodo',
  demo: 'demo demos demonstr* exemplo* mostra* funcionando pratica simul* ver video* amostra* previa preview show showcase tour print* interativ* brincar visualizar',
  buy: 'contrat* assin* compr* adquir* fech* quero levar leva pego pegar querer interess* inscrev* comec* buy purchase subscribe hire ativar ativa ficar manda',
  meeting:
    'reuniao reunioes reuni call videochamada conversa* consultoria encontro* papo agenda* compromisso meeting* appointment cita reunion apresentac* bate apresentar chamada visita entrevista',
  schedule:
    'marc* agend* reserv* horario* disponi* vaga* encaix* book schedul* slot* livre livres data datas dia dias janela brecha hueco',
  cancel: 'cancel* desmarc* anul* tira tirar excluir apag* remov*',
  move: 'remarc* reagend* mud* troc* alter* adi* antecip* transfer* jog* passa* empurr* postergar reprogram* reschedul* move postpone cambiar puxa* atrasar prorrog* outr*',
  find: 'quando onde confirm* marcad* agendad* minha meu qual hora hr link entr* acess* lembr* check find ficou esta existe',
  calendar: 'calendario agenda google outlook ics evento convite invite lembrete calendar iphone apple',
  duration: 'dura* tempo demor* minutos min longa longo hora* rapida rapido meia length long',
  who: 'quem pessoa consultor* vendedor* atendente* especialista* tecnico responsavel equipe time quien who',
  person:
    'pessoa* humano* humana atendente* gente alguem suporte vendedor* consultor* gerente especialista equipe human person agent someone representante chefe dono supervisor responsavel sac ligar ligue liga liguem telefonar comercial financeiro tecnico atendimento real verdade carne osso persona',
  bot: 'robo robos bot bots maquina automatic* inteligencia artificial chatgpt gpt ia ai programa virtual humano pessoa computador nome chama voce vc real ser llm gemini claude siri alexa',
  company:
    'endereco cnpj empresa voces sede escritorio telefone email contato site cidade fica ficam localiz* vaga* emprego* curriculo parceri* revend* fornecedor imprensa quem sao fundad* dono* historia address company razao social trabalhar afiliad* representante instagram linkedin',
  hours: `horario* abre abrem aberto* fecha fecham funciona* atend* ${weekdayWords.slice(5).join(' ')} feriado* madrugada noite expediente hours open almoco comercial plantao seg sex fim semana 24h hoje agora online`,
  privacy:
    'dados privacidade lgpd informac* segur* guard* grav* apag* exclu* vend* compartilh* spam propaganda cookie* protec* vaz* sigil* confidenc* encarregado dpo consent* criptograf* armazen* rastre* data privacy senha anonim* terceiro*',
  problem:
    'erro* bug* trav* caiu cai fora ar problema* falh* quebr* funciona nao parou parad* lent* errad* duplicad* indevid* sumiu sumiram carrega carregando abre abrindo broken issue problem defeito tela branca enviad* respond* chega chegou chegando aparece conect* desconect* bloque* nada pau instavel',
  complaint:
    'merda bosta porra caralho lixo pessim* horrivel ridicul* absurd* vergonh* palhac* idiot* burr* inutil* droga raiva irrit* puto puta enrol* ladra* golpe decepc* paciencia cansad* cans* odei* nojo fdp vsf vtnc saco inferno demora* porcaria chat* incompetent* estupid* fuck shit stupid useless mierda descaso reclam* procon nunca pior nada sacanagem humilh* aff desrespeit* mentir* otario',
  login:
    'login logar logo entrar entra acess* autentic* usuario bloque* codigo etapas verificacao log signin sign tentativas token 2fa sessao deslogou desloga',
  password:
    'senha* password passe contrasena esquec* redefin* recuper* reset* perdi lembro clave trocar mudar nova',
  signup:
    'cadastr* conta criar inscrev* registr* abrir signup register account cuenta confirmacao verificar verificacao link ativar confirmar perfil novo',
  section:
    'onde aonde menu aba painel tela botao pagina configurac* secao encontr* acho acha vejo ver mudo altero caminho clic* fica local opcao lugar icone area baixar baixo exportar cade',
  services:
    'meu meus minha minhas ativ* assinatura* servico* plano* contratad* assinei contratei tenho uso teste vencendo agente* dias falta* acaba termina',
  usage:
    'mensag* msg msgs envio* disparo* credito* email* mail mails uso consumo adiciona* excedent* extra* separad* cada unidade mil milhao avulso franquia limite pacote fora sms mensaje* messages lembrete*',
  agent:
    'agente* produto* ferramenta* soluc* servico* sistema* plataforma modulo* robo* product* agent* herramienta* opcoes catalogo portfolio lista oferec* vende vendem fazem faz',
  works:
    'funciona* faz serve explica* detalh* sobre conta fala falar mais saber inclui vem recurso* sabe consegue como es what does features vantagens entender esmiuca',
  compare:
    'diferenc* compar* versus vs melhor pior ou entre mais menos qual vantagem difference better barato caro contra distint* versao lado',
  advice:
    'indic* recomend* suger* conselh* ajuda* precis* quero aumentar vender vendas clientes perder perco perdendo tempo automatiz* organiz* sei escolher ideal cert* negocio loja clinica empresa restaurante salao escritorio tenho sou trabalho necessit* problema resolver gostaria dificuldade melhorar atender demanda busco advise need mei autonomo',
  business:
    'loja* clinica* restaurante* salao barbearia academia* escola* oficina* padaria* pizzaria* consultorio* advog* dentista* medic* imobiliaria* corretor* pet petshop farmacia* mercado hotel pousada* estetica manicure confeit* doce* bolo* roupa* moda boutique ecommerce fabrica* industria* construtora* autopeca* otica* floricultura* fotograf* contab* contador* arquitet* nutri* psicolog* personal coach igreja ong curso* transport* frete* bar lanchonete hamburgueria buffet festa* evento* distribuidora* atacad* varej* negocio empresa artesanato consultoria agencia',
  require:
    'precis* instal* baixar aplicativo app celular computador pc internet program* saber dificil facil complicad* configur* implant* comec* tecnic* treinament* navegador android iphone servidor chip numero novo demora tempo pronto conhecimento leig* requisit* hospedagem dominio exig* necessario notebook tablet windows mac wifi',
  integrate:
    'integr* conect* conex* compativ* funciona junto sincroniz* api pipedrive hubspot rd salesforce bling omie tiny shopify nuvemshop woocommerce mercado livre google planilha* sheets excel zapier trello slack gmail outlook instagram facebook sistema erp crm mailchimp vtex ifood totvs sap hotmart notion webhook plugin wordpress importa* exporta*',
  size: 'funcionari* pessoas somos equipe sozinh* eu mei autonom* socio* colaborador* time empregad* ajudante* estagiari* dupla',
  timing:
    'agora urgent* ja hoje ontem pressa pesquis* olhando mes semana semanas futuro imediat* logo depois breve curios* previsao',
  weekday: `${weekdayWords.join(' ')} ${weekdayWords.map((name) => name.slice(0, 3)).join(' ')} monday tuesday wednesday thursday friday lunes martes miercoles jueves viernes feira`,
  daypart:
    'manha tarde noite cedo almoco morning afternoon evening manana noitinha tardinha tardezinha manhazinha meio',
  day: `hoje amanha depois dia ${monthWords.join(' ')} semana tomorrow today hoy proxima proximo natal feriado`,
  more: 'outr* mais tem alem diferente* nenhum* mostra mostrar opcoes opcao another other else anteriores depois antes tarde cedo ver',
  ordinal:
    'primeir* segund* terceir* ultim* meio opcao numero 1 2 3 first second third last primero tercero 1o 2o 3o 1a 2a 3a',
  any: 'qualquer tanto faz todos escolhe escolher voce indiferente any whichever cualquiera serve',
  channel:
    'video videochamada telefone ligacao whatsapp zap liga ligar ligue celular fone online meet zoom teams camera phone voz chamada wpp telefonema presencial',
  contact:
    'nome email telefone celular numero meu sou chamo empresa name arroba @email @phone aqui contato sobrenome',
  correct:
    'errad* errei corrig* correg* corrij* corret* digit* troc* mud* alter* atualiz* era certo engan* wrong change fix',
  no: 'nao nem nunca negativo jamais n no nope nenhum nada ninguem deus livre recus* nego discordo',
  yes: 'sim claro ok pode confirm* isso certo bora fechado beleza concordo aceito autorizo positivo uhum aham yes yep si sure correto combinado perfeito vamos otimo show blz dale demoro mando certeza manda',
  greet:
    'oi ola opa bom boa dia tarde noite hello hi hola hey alo salve eai tudo bem oie fala galera prezados saudacoes buenas bonjour good morning',
  thanks:
    'obrigad* valeu agradec* gratidao grato grata thanks thank gracias vlw tmj brigad* maravilha top show ajudou excelente otimo adorei nota',
  bye: 'tchau ate adeus fui falou abraco* bye goodbye adios bjs beijo* breve logo xau amanha flw see later',
  skip: 'pula* proxima passa passar responder dizer informar prefiro skip depois sei nenhum depende sem',
  repeat:
    'repet* repit* entend* novamente dnv denovo explica explicar claro perdi leu sorry again resum* disse falou dito simples melhor traduz*',
  help: 'ajuda* help menu opcoes comandos consegue sabe faz responde ayuda informac* duvida* perguntar assunto* orienta* mao socorro auxilio',
  stop: 'deixa para pare parar chega desist* cancel* esquec* larg* mudei ideia quero mais nao outra hora desencana stop nevermind olvid* sair encerra',
  restart:
    'voltar inicio comec* zero novo reinici* recomec* menu restart nova conversa reset zerar limpa limpar principal',
  hostile:
    'instruc* ignor* prompt system sistema senha* admin* secret* hack* invad* sql drop script token chave api banco outros outro cliente* lista codigo interno jailbreak finja finge aja modo desenvolvedor acesso root regras revel* dados comando cartao cpf',
  offtopic:
    'tempo chuva futebol jogo receita bolo piada presidente capital politica filme musica novela brasileirao flamengo corinthians signo horoscopo clima dolar bitcoin namor* amor cachorro gato planeta lua terra historia matematica raiz quadrada poema copa campeao fofoca loteria mega sena vida previsao traduz* religiao deus cerveja comida viagem carnaval',
  mine: 'meu meus minha minhas my mi mis',
  you: 'voce voces vc vcs you ustedes tu te teu sua seu',
  want: 'quero queria gostaria preciso posso poderia pode consigo da tem teria desejo want need can could quiero necesito puedo podem consegue como',
  site: 'site sites website pagina landing blog dominio hospedagem',
  mailing: 'email newsletter campanha* disparo* marketing mala lista',
  social:
    'instagram insta facebook redes social sociais post posts postar postagem* tiktok linkedin midia* feed stories seguidores reels legenda*',
  prospect: 'prospect* lead leads prospec* captar achar encontrar contatos novos clientes',
  insight_agent:
    'bi relatorio* grafic* indicador* planilha* numeros dados dashboard metrica* business intelligence faturamento analise',
  ads: 'anuncio* ads trafego verba google meta campanha* marketing impulsion* publicidade propaganda',
  chat_agent: 'whatsapp zap wpp chatbot atendimento automatic* responder',
}

const exact = new Map<string, string[]>()
const beginnings = new Map<string, string[]>()
for (const [concept, words] of Object.entries(wordsOfConcept)) {
  for (const word of words.split(' ')) {
    const known = word.endsWith('*') ? beginnings : exact
    const key = word.replace('*', '')
    known.set(key, [...(known.get(key) ?? []), concept])
  }
}
const longestBeginning = Math.max(...[...beginnings.keys()].map((each) => each.length))

/** What a word may mean, without accents and in small letters. */
export function conceptsOf(word: string): string[] {
  const found = new Set(exact.get(word))
  for (let length = 2; length <= Math.min(word.length, longestBeginning); length += 1) {
    for (const concept of beginnings.get(word.slice(0, length)) ?? []) found.add(concept)
  }
  return [...found]
}
