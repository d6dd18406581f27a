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
  animal:
    'cachorr* gato* gata gatinh* cao caes passarinh* papagaio* peixe* galinha* cavalo* vaca* boi bois porco* coelho* hamster* tartaruga* cobra* aranha* barata* rato* rata* abelha* formiga* mosquito* leao leoes tigre* elefante* girafa* macaco* baleia* tubarao tubaroes dinossauro* golfinho* pinguim pinguins urso* lobo* raposa* sapo* borboleta* filhote* racao pets dog dogs cat cats perro* gato perrito bird fish',
  food: 'arroz feijao feijoada macarrao macarronada lasanha pizza* hamburguer churrasco carne frango peixada salada sopa bolo* torta* pudim brigadeiro* doce* chocolate* sorvete* acai cafe cha suco* cerveja* vinho* cachaca caipirinha vodka whisky agua leite pao paes queijo* ovo ovos manteiga fruta* banana* maca macas laranja* limao morango* abacate* batata* cebola* alho tomate* tempero* receita* cozinh* assar fritar fome comida* comer jantar almocar lanche* coxinha* pastel pasteis tapioca cuscuz moqueca strogonoff estrogonofe sushi panqueca* fritas dieta* emagrec* kg calorias vegan* fitness recipe* food cake dinner lunch comida cena',
  sport:
    'futebol jogo* jogou jogar gol gols placar campeonato* copa mundial brasileirao libertadores flamengo corinthians palmeiras vasco santos cruzeiro gremio inter botafogo fluminense bahia atletico neymar messi pele cristiano ronaldo selecao juiz penalti torc* volei basquete tenis natacao corrida maratona musculacao ufc luta* formula senna olimpiad* medalha* surf* skate xadrez bike ciclismo nba nfl champions football soccer game match score futbol partido',
  arts: 'filme* cinema serie* netflix novela* ator atriz atores cantor* cantora banda* musica* cancao violao guitarra piano samba pagode sertanejo funk rock forro axe anitta ivete livro* autor poema* poesia* verso* rima* piada* charada* adivinha meme* fofoca* famoso* celebridade* bbb spotify tiktoker youtuber desenho* pintar pintura arte danca* dancar teatro karaoke movie movies song songs joke jokes pelicula cancion chiste',
  place_name:
    'brasil portugal argentina china japao franca espanha italia alemanha inglaterra russia ucrania mexico chile canada africa europa asia america paris londres lisboa madri roma miami orlando disney rio janeiro paulo brasilia salvador recife fortaleza manaus belem curitiba florianopolis gramado bahia minas parana goias ceara pernambuco amazonas campinas santos pais paises bairro rua avenida estrada metro onibus trem aviao voo* passagem passagens aeroporto hotel* pousada praia* montanha* ilha* viaj* viagem viagens turismo roteiro* mala visto passaporte uber taxi gasolina estacionamento transito pedagio cep mapa',
  science:
    'planeta* lua sol estrela* universo galaxia marte gravidade atomo* quimica fisica biologia matematica geografia filosofia raiz quadrada equacao calcul* somar multiplic* dividido vezes soma subtrac* pi pitagoras tabuada dna celula* vulcao vulcoes terremoto* dinossauros evolucao einstein newton darwin napoleao cabral colombo guerra* imperador rei rainha presidente* governador* prefeito* senador* deputado* eleic* votar voto partido* lula bolsonaro trump politica* congresso ministro* inss fgts crianca* dever* licao escola redacao tcc faculdade enem vestibular professor* aluno* bioma* significado* sinonimo* traduz* traduc* idioma* math president history',
  weather:
    'chuva chover chove choveu frio calor temperatura* graus nublado ensolarado vento tempestade clima neve weather rain lluvia',
  life: 'namor* casar divorci* marido esposa ex ciume* amor amar paixao apaixon* solteir* crush sexo filho* filha* mae pai avo avos vovo tio tia primo prima irmao irma sobrinh* bebe* gravid* gravidez crianca* familia aniversario* pascoa carnaval reveillon signo* horoscopo aries touro gemeos cancer virgem libra escorpiao sagitario capricornio aquario peixes sonhei sonho* deus jesus biblia igreja* rezar oracao religiao vida morte morrer triste* depressao ansiedade dormir sono insonia',
  health:
    'dor doi doendo febre gripe tosse remedio* hospital* vacina* exame* doenca* cabeca barriga costas dente* pele cabelo* unha* diabetes colesterol covid virus sintoma* sus doctor health',
  house:
    'casa apartamento aluguel alugar imovel terreno luz energia vivo tim net geladeira fogao tv televisao sofa cama carro* moto motos bicicleta pneu* mecanico encanador eletricista pedreiro pintor faxina limpar planta* jardim horta conserto* consertar vazamento amazon shopee shein magalu mercadolivre olx correios encomenda*',
  luck: 'loteria sena quina lotofacil bicho aposta* apostar bet bets tigrinho cassino bitcoin btc cripto* ethereum dolar euro investiment* selic poupanca tesouro emprest* rico ricos milionari* financi* consorcio lottery',
  insult:
    'burr* idiot* imbecil imbecis tapad* lixo* lixao bosta* merda* porcaria* porra caralh* cacete cu fdp puta puto pqp vsf vtnc vtmnc tnc foder fode fodas fodase arrombad* otari* trouxa* palhac* ridicul* retardad* jumento* asno anta mane besta* lerd* inutil inuteis incompetent* lamentavel vagabund* safad* cretin* babaca* escrot* nojent* nojo asqueros* picaret* trambiqu* vigarist* mentiros* mentira* ladrao ladroes ladra* bandid* golpist* estelionat* enganad* enganac* engana enganam enrolad* enrolac* enrola enrolam tosc* vergonh* mediocr* fracass* desgrac* desgraca* maldit* infern* cala boca stupid dumb moron asshole bitch fuck* fucking shit* crap sucks suck useless garbage trash worst scam* awful terrible horrible estupid* tonto* imbecil* mierda pendej* cabron* carajo joder pesim* inutil* basura estafa* gilipollas',
  annoyed:
    'affs aff af pqp puts putz saco cansei cansad* cansa cansativ* irrit* raiva revolt* indign* decepcion* decepc* frustr* chatead* chato chata chatice arrepend* desanim* pacienci* impacient* esperando aguardando demor* enrol* insuport* insatisf* detest* odei* odio pessim* pior piores horriv* horror* absurd* descaso* desrespeit* humilh* abuso abusiv* caos bagunca palhacada sacanagem brincadeira circo lament* reclam* procon denunci* process* advogado* justica difamar espalhar avali* estrela* negativ* jamais annoy* angry tired frustrat* disappointed hate harto enojad* cansado molest*',
  praise:
    'obrigad* grat* grato valeu vlw brigad* thanks thank thx ty gracias agradec* agradecid* maravilh* otim* excelent* perfeit* incrivel sensacional fantastic* espetacul* show top demais massa legal bacana daora irad* genial brilhant* bravo parabens adorei amei gostei amo adoro ajudou ajudaram salvou salvaram esclareceu esclarecid* resolveu resolvid* eficient* atencios* simpatic* educad* querid* fofo fofa gentil gentileza prestativ* arrasou arrasaram lindo linda abencoe tmj joia great awesome amazing perfect helpful appreciate cheers excelente perfecto',
  laugh: 'kk k rs rsrs haha hahaha hehe hehehe huehue lol kkk ahaha rsrsrs ha he',
  parting:
    'tchau tchauzinho xau chau adeus ate falou falows flw flws fui partiu abraco* abrac* abs bj bjs bjo bjao beijo* beijao beijos inte fique descanso volto voltarei retorno indo embora despe* logo breve proxima fds sorte sucesso bye goodbye cya later see take care night chao adios hasta luego pronto vemos',
  hail: 'oi oie oii oiee oiii ola ole opa opaa eai eae iae aoba alo alou hello hallo hi hey hiya yo hola buenas buenos buen salve saudacoes bom boa dia tarde noite madrugada bomdia boatarde boanoite dias tardes noites morning afternoon evening good tudo bem bao certinho tranquilo suave joia firmeza beleza prazer cheguei voltei presente howdy greetings sup',
  ack: 'entendi entendo entendido ah aham uhum hum hmm hm humm sei certo ok okay okk ta tah tabom beleza blz saquei compreendi compreendo ciente anotado percebi captei uai ue poxa nossa caramba eita vixe puxa eh ne bom entao assim tipo talvez quica acho depende maybe perhaps whatever hmmm',
  wait: 'perai pera espera espere calma calmai momento momentinho minutinho minuto segundo segundinho instante aguarda aguarde jaja lendo vendo pensando pensar pensarei analisar analisando olhando consultar wait hold moment un pensare',
  confused:
    'hein ha heim oque comoassim assim boiei boiando perdido perdida confus* duvid* repete repeteco repita denovo dnovo novamente traduz explica explique esclarec* simples simplific* devagar resume resumo resumindo resumid* miudos grego leig* significa disse falou escreveu mandou acima anterior apagou cortad* what huh pardon sorry again repeat rephrase clarify mean repite repetir entiendo',
  english:
    'the a an is are was were do does did dont can could would should will i im my me you your it its this that these those there to for of on in at with from by and or but not no how what when where who why which much many any some get got have has had need want wanna like please about make made know tell show give let talk speak help us we our they them be been more than just also still already without here if so then too up out off work works working cost price pay buy sign change cancel book meeting call',
  spanish:
    'el la los las un una unos unas es son esta estan soy eres hay tengo tiene tienen quiero quisiera puedo puede pueden podria podrian necesito para por con sin pero y o no si que como cuando donde quien cual cuanto cuanta porque mi mis tu tus su sus nuestro usted ustedes yo nosotros ellos muy mas menos tambien ya ahora despues hoy manana hola gracias favor saber hacer hablar decir ver pagar comprar cambiar cancelar precio cita reunion cuenta correo contrasena empresa servicio ayuda del al lo le les me te se este esto eso esa aqui alli',
  program:
    'pipedrive hubspot rdstation salesforce bling omie tiny shopify nuvemshop woocommerce magento tray mercadolivre mercadopago pagseguro stripe hotmart kiwify eduzz monetizze google drive sheets planilh* excel word powerpoint zapier make n8n trello asana notion slack discord teams zoom gmail outlook hotmail yahoo mailchimp sendgrid activecampaign leadlovers vtex ifood rappi totvs protheus sap senior sankhya contaazul nibo granatum quickbooks linx tecnospeed jira monday clickup airtable wordpress wix elementor squarespace webflow joomla canva figma photoshop meta ads adwords analytics gtm pixel powerbi looker tableau metabase mysql postgres postgresql sqlserver oracle firebird mongodb api apis webhook* rest json csv xml ftp plugin* extensao erp crm pdv tef chatgpt openai alexa siri telegram signal messenger sms twilio evolution manychat blip zenvia take kommo agendor ploomes moskit exact exactsales linkedin instagram facebook tiktok youtube pinterest twitter x kwai booking airbnb clinicorp feegow iclinic doctoralia shosp sigecloud gestaoclick nex hiper bitrix zoho zendesk freshdesk intercom calendly doodle docusign clicksign dropbox onedrive sharepoint icloud',
  device:
    'celular celulares smartphone android iphone ios ipad tablet tablets computador* pc notebook* laptop mac macbook windows linux chromebook navegador chrome firefox safari edge internet wifi 4g 5g servidor* hospedagem dominio* chip chips memoria impressora camera microfone aplicativo* app apps playstore appstore download* desktop',
  card_name:
    'visa master mastercard elo amex hipercard diners nubank itau bradesco santander bb sicredi sicoob c6 picpay paypal mercadopago pagseguro stripe pix boleto* boletinho ted doc transferencia deposito debito credito cartao cartoes dinheiro especie cheque vale crypto parcel* vezes 2x 3x 6x 10x 12x juros avista vista recorrente bandeira* maquininha',
  profession:
    'arquitet* advogad* dentista* medic* nutricionist* psicolog* fisioterapeut* veterinari* engenheir* contador* professor* personal* corretor* vendedor* representante* fotograf* designer* cabeleireir* barbeir* manicure* esteticist* maquiador* costureir* confeiteir* cozinheir* padeir* marceneir* eletricist* mecanic* pedreir* pintor* pintora jardineir* motorista* motoboy* caminhoneir* agricultor* produtor* fazendeir* artesa* artesao musico* dj cerimonial* decorador* florista* tatuador* terapeut* coach consultor* programador* desenvolvedor* jornalist* influenciador* blogueir* despachante* taxist* diarista* cuidador* baba enfermeir* farmaceutic* optometrist* fonoaudiolog* pastor* sindic* autonom* freela* freelancer* mei microempresari* empresari* empreendedor* comerciante* lojist* importador* fornecedor* atacadist*',
  trade:
    'loja* lojinha* clinica* restaurante* salao saloes barbearia* academia* escola* escolinha* oficina* padaria* pizzaria* hamburgueria* lanchonete* bar bares cafeteria* sorveteria* acaiteria* doceria* confeitaria* buffet* mercado* mercadinho* mercearia* hortifruti acougue* adega* distribuidora* farmacia* drogaria* otica* joalheria* papelaria* livraria* floricultura* petshop* veterinaria* pousada* hostel* hotel* agencia* imobiliaria* construtora* escritorio* consultorio* laboratorio* estudio* studio* grafica* marcenaria* serralheria* vidracaria* metalurgica* industria* fabrica* confeccao confeccoes transportadora* autoescola* autopeca* concessionaria* lavajato estacionamento* lavanderia* creche* faculdade* curso* cursinho* igreja* ong* condominio* associacao cooperativa* startup* ecommerce franquia* foodtruck delivery brecho brechos bazar quiosque* galpao atelier atelie sitio* fazenda* viveiro*',
  failing:
    'erro* error errors bug bugs bugou bugado bugada buga trav* congel* caiu cair caindo caido offline instavel instabilidade problema* falh* falhou quebr* defeito* parou parad* parando sumiu sumiram some desaparec* lent* lentidao devagar duplic* repetid* indevid* errad* branc* branco branca carreg* abre abrindo abriu funcion* respond* entreg* voltando rejeit* recus* bloque* banid* suspens* suspend* spam desconect* desconfigur* deslog* expirou expirad* invalid* inval* estranh* errando mudo muda perdido perdeu cobrad* cobraram cobranca debitad* broken crash* down fails failed doesn stopped slow stuck wrong glitch roto falla funciona',
  attack:
    'hack* hacke* hackear invad* invasao ddos exploit* injection sql xss payload root sudo admin* administrador backdoor malware phishing clonar clona falsific* fals* fraude* fraud* rouba* roubar piratea* pirata* crack* burlar burla bypass* driblar enganar espion* grampe* vazar senhas dump database token tokens chave* segred* secret* confidenc* intern* bomb* arma armas maconha cocaina explosiv* matar suicid* veneno sonega* propina suborn* nude* porno* pornografia sexo hackers exploit desativ* desabilit* libera* liberad* permiss* privilegi* override jailbreak* dan prompt prompts instruc* ignor* finja finge simul* aja atue comporte pretend* roleplay regras diretriz* restric* filtro* limitac* censura system revel* source config env variaveis logs vizinho concorrente* aprova aprove autorize zera zere',
  job: 'vaga* emprego* trabalhar curriculo* cv estagi* estagio salario* contratando contratam rh recrut* oportunidade* clt pj freelancer carreira* jobs hiring hire career job empleo trabajo parceri* parceir* revend* revenda afiliad* representante* comissao indicac* embaixador* fornecedor* imprensa jornalista materia patrocin* investidor* socios partner* reseller affiliate press',
  firm: 'empresa* firma cnpj sede matriz filial filiais escritorio* endereco* localiz* estado historia fundad* fundou fundador* fundacao surgiu comecou donos dono socio* ceo diretor* cases case depoiment* referenc* avaliac* reputac* reclameaqui confiavel confiaveis confianca confiar seria serios idoneidade existe existem experiencia premio* certificac* iso multinacional nacional brasileira brasileiro estrangeir* grupo holding missao visao sac ouvidoria address company legit trust founded office reviews location',
  demand:
    'preciso precisando quero querendo queria gostaria busco buscando procuro procurando necessito desejo meta objetivo dificuldade* sofro sofrendo luto penando perco perdendo sumindo clientes fregues fregueses freguesia vendas vender faturar faturamento crescer crescimento escalar lucrar lucro movimento concorrencia concorrente* divulg* anunci* aparecer encontrado engaj* seguidor* alcance visibilidade marca fideliz* recompra reativ* sumidos abandonad* carrinho desorganiz* organiz* controle automatiz* manual manualmente repetitiv* agilizar otimizar otimizacao melhorar aumentar ampliar expandir prospectar captar leads indica indicaria recomenda recomendaria sugere sugeriria aconselha encaixa',
  length_of_time:
    'segundo* minuto* minutos min mins hora horas dia dias semana semanas mes meses ano anos bimestre trimestr* semestr* quinzena anual anuais mensal mensais semanal diari* prazo vitalici* month months year years week weeks day days hour hours minutes annual monthly yearly',
  number_word:
    'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzent* trezent* quatrocent* quinhent* seiscent* setecent* oitocent* novecent* mil milhao milhoes meia duzia dezena* centena* milhar* one two three four five six seven eight nine ten uno dos cuatro siete ocho nueve diez',
  money:
    'reais real r grana dinheiro dinheirinho conto pila pilas mango* pratas trocado* centavo* custo* valor* preco* orcamento* verba bolso barat* caro cara caros caras carinho salgad* pesad* puxad* conta acessivel economico economiz* gast* gasto invest* paga* pagar pagaria sai saindo fica ficaria total soma somando junto juntos pacote combo taxa* imposto* tarifa* mensal* mensalidade* money price* cost* cheap expensive dollars fee* precio* cuesta* vale barato dinero plata',
  mine_account:
    'meu meus minha minhas contratei contratad* assinei assinad* assinatura* ativo ativos ativei usando usei consumi consumo restante* resta restam sobra sobrou saldo* franquia gastei acabou acabando renova renovacao vence vencimento status situacao historico',
  agreeing:
    'sim si s ss sss yes yep yeah sure ok okay okey claro certo certeza certissimo correto corretissimo exato exatamente isso positivo afirmativo confirmo confirma confirmado confirmar concordo aceito autorizo topo topa fechou fechado combinado bora vamos vamo simbora manda mande pode podemos perfeito beleza blz joia legal otimo uhum aham aha arram dale demoro demorou suave tranquilo feito show partiu quero deal agree correct right confirm go vale correcto acepto perfecto',
  refusing:
    'nao n nn naum num nem nunca negativo jamais nops nope no nah never discordo recuso rejeito dispenso dispensado capaz nada nenhum neca not don wont jamas tampoco',
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
