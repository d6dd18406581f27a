ALTER TABLE "products" ADD COLUMN "icon" text DEFAULT 'sparkles' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "headline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "suited_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "works" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "requirements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The pages of the agents that the company opened with were a part of the site's code; their words are content now.
-- The address of a page is no other than its product's: what was typed as a place for a demo led elsewhere.
UPDATE "products" SET "demo_url" = '/agents/' || "id" WHERE "demo_url" = '/agents';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-site',
  "headline" = 'Seu site no ar sem programar',
  "summary" = 'Descreva o seu negócio e receba páginas prontas, com texto, contato e versão para celular. Você ajusta escrevendo o que quer mudar.',
  "suited_to" = 'Quem ainda não tem site ou quer trocar o atual',
  "needs" = '["divulgar", "escrever"]'::jsonb,
  "meters" = '["ai_credits"]'::jsonb,
  "works" = '[{"title": "Monta as páginas", "text": "Cria início, serviços e contato a partir do que você conta."}, {"title": "Edita por texto", "text": "Peça “troque a foto de lugar” ou “fale do frete” e veja a mudança."}, {"title": "Cuida do celular", "text": "Cada página é feita primeiro para a tela pequena."}, {"title": "Recebe contatos", "text": "O formulário entrega cada pedido no seu e-mail."}]'::jsonb,
  "requirements" = '["Nome e atividade do negócio", "Telefone ou e-mail para contato", "Fotos e logotipo, se você tiver"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Site Builder: seu site em minutos' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Crie o site da sua empresa com um agente de IA: páginas prontas, celular e domínio próprio.' THEN 'Descreva seu negócio, veja o site pronto e baixe a prévia. A partir de {preço} por mês.' ELSE "seo_description" END
WHERE "id" = 'site-builder';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-email',
  "headline" = 'E-mails de campanha prontos para revisar e enviar',
  "summary" = 'Diga o objetivo e para quem é. O agente sugere assunto, prévia e texto. Você revisa e envia no mesmo dia.',
  "suited_to" = 'Quem tem lista de contatos e pouco tempo para escrever',
  "needs" = '["vender", "divulgar", "escrever"]'::jsonb,
  "meters" = '["email_sends", "ai_credits"]'::jsonb,
  "works" = '[{"title": "Sugere assuntos e textos", "text": "Três caminhos para cada campanha, no tom da sua marca."}, {"title": "Separa os públicos", "text": "Fala com clientes novos, ativos e parados de formas diferentes."}, {"title": "Mostra antes de enviar", "text": "Veja o e-mail no celular, no computador e em modo escuro."}, {"title": "Respeita quem sai", "text": "O link de descadastro vai em todo envio e funciona na hora."}]'::jsonb,
  "requirements" = '["Uma lista de contatos que aceitaram receber", "O nome e o e-mail de quem assina", "O objetivo da campanha"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Email Marketing com IA' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Campanhas de e-mail com assuntos sugeridos, segmentação, prévia e relatório de resultados.' THEN 'Crie campanhas com assunto, texto e prévia em minutos. Veja um exemplo com o seu negócio.' ELSE "seo_description" END
WHERE "id" = 'email-marketing';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-social',
  "headline" = 'Posts planejados, aprovados e publicados em um só lugar',
  "summary" = 'Escolha o tema e o tom. O agente monta a semana, adapta o texto a cada rede e espera a sua aprovação.',
  "suited_to" = 'Quem precisa publicar toda semana',
  "needs" = '["divulgar", "escrever"]'::jsonb,
  "meters" = '["ai_credits"]'::jsonb,
  "works" = '[{"title": "Planeja a semana", "text": "Um calendário com tema, rede e horário de cada post."}, {"title": "Escreve para cada rede", "text": "O mesmo assunto, no tamanho e no jeito de cada lugar."}, {"title": "Espera a sua aprovação", "text": "Nada é publicado antes do seu sim."}, {"title": "Descreve as imagens", "text": "Todo post leva texto alternativo para quem não vê a imagem."}]'::jsonb,
  "requirements" = '["Acesso às redes da empresa", "Os temas que interessam ao seu cliente", "Quem aprova os posts"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Social Media com IA' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Planeje, aprove e publique posts com um agente de IA, com texto próprio para cada rede social.' THEN 'Planeje e aprove posts para suas redes em um só calendário. Gere uma semana de exemplo.' ELSE "seo_description" END
WHERE "id" = 'social-media';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-target',
  "headline" = 'Leads qualificados pelo WhatsApp, com horário marcado',
  "summary" = 'O agente encontra, aborda e conversa com possíveis clientes. Sua equipe recebe quem tem interesse, com o motivo ao lado.',
  "suited_to" = 'Equipes de vendas que precisam de novos clientes',
  "needs" = '["vender", "atender"]'::jsonb,
  "meters" = '["whatsapp_messages", "ai_credits"]'::jsonb,
  "works" = '[{"title": "Aborda com transparência", "text": "Diz quem está falando e por quê. Quem pede para parar não recebe mais."}, {"title": "Qualifica na conversa", "text": "Pergunta necessidade, momento e tamanho sem parecer formulário."}, {"title": "Explica a pontuação", "text": "Cada lead chega com nota e com os motivos da nota."}, {"title": "Marca a reunião", "text": "Oferece horários livres e passa a conversa para a equipe."}]'::jsonb,
  "requirements" = '["Um número de WhatsApp da empresa", "O perfil de cliente que você procura", "A agenda de quem vai atender"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Prospect AI: prospecção com WhatsApp' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Qualifique leads pelo WhatsApp com conversa guiada, pontuação explicada e agendamento automático.' THEN 'Encontre, aborde e qualifique leads pelo WhatsApp. Veja a demonstração e teste grátis por 14 dias.' ELSE "seo_description" END
WHERE "id" = 'prospect';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-chart',
  "headline" = 'Pergunte em português e entenda os seus números',
  "summary" = 'Sem fórmula e sem esperar relatório. Faça a pergunta, veja o gráfico e leia como a conta foi feita.',
  "suited_to" = 'Quem decide com planilhas e espera relatórios',
  "needs" = '["entender"]'::jsonb,
  "meters" = '["email_sends", "ai_credits"]'::jsonb,
  "works" = '[{"title": "Responde perguntas", "text": "“Qual produto mais vendeu em maio?” vira gráfico, frase e tabela."}, {"title": "Mostra a conta", "text": "A definição e o filtro usados aparecem junto da resposta."}, {"title": "Avisa quando algo muda", "text": "Defina o limite e receba um alerta quando ele for passado."}, {"title": "Diz quando não sabe", "text": "Se o dado não existe, a resposta é “não sei”, sem inventar."}]'::jsonb,
  "requirements" = '["Uma planilha ou um arquivo CSV com os dados", "O significado das colunas principais", "As perguntas que você faz todo mês"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Business Intelligence com IA' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Pergunte aos seus dados em português e receba gráficos explicados, alertas e relatórios.' THEN 'Pergunte em português e receba gráficos com a explicação do cálculo. Teste com dados de exemplo.' ELSE "seo_description" END
WHERE "id" = 'business-intelligence';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-megaphone',
  "headline" = 'Plano de marketing de quatro semanas, com verba e meta',
  "summary" = 'Informe objetivo, verba e canais. O agente monta o plano, divide o orçamento e acompanha o que deu certo.',
  "suited_to" = 'Quem investe em marketing e quer um plano',
  "needs" = '["divulgar", "entender"]'::jsonb,
  "meters" = '["ai_credits"]'::jsonb,
  "works" = '[{"title": "Monta o plano", "text": "Quatro semanas com ações, datas e responsáveis."}, {"title": "Sugere campanhas", "text": "Ideias para cada canal, com público e mensagem."}, {"title": "Prevê com faixa", "text": "Mostra o mínimo e o máximo esperados e de onde vieram."}, {"title": "Divide a verba", "text": "Distribui o orçamento e sugere trocas a cada semana."}]'::jsonb,
  "requirements" = '["Um objetivo, como vender ou gerar contatos", "A verba do mês", "Os canais que você já usa"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Marketing AI: plano e campanhas' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Monte o plano de marketing de quatro semanas com campanhas, previsão e distribuição de verba.' THEN 'Monte um plano de quatro semanas com metas, canais e orçamento. Experimente sem cadastro.' ELSE "seo_description" END
WHERE "id" = 'marketing-ai';--> statement-breakpoint
UPDATE "products" SET
  "icon" = 'agent-chat',
  "headline" = 'Atendimento no WhatsApp a qualquer hora, com a sua equipe por perto',
  "summary" = 'O agente responde com base no seu conteúdo e chama uma pessoa quando precisa. Ao assumir a conversa, ele fica em silêncio.',
  "suited_to" = 'Quem recebe muitas mensagens de clientes',
  "needs" = '["vender", "atender"]'::jsonb,
  "meters" = '["whatsapp_messages", "ai_credits"]'::jsonb,
  "works" = '[{"title": "Responde na hora", "text": "Preço, prazo, endereço e o que mais você ensinar."}, {"title": "Chama a equipe", "text": "Quando a dúvida sai do combinado, a conversa vai para uma pessoa."}, {"title": "Fica quieto quando você assume", "text": "Um toque em “assumir” e só a sua equipe fala."}, {"title": "Respeita o horário", "text": "Fora do expediente, avisa quando alguém vai responder."}]'::jsonb,
  "requirements" = '["Um número de WhatsApp da empresa", "As perguntas que seus clientes mais fazem", "O horário de atendimento da equipe"]'::jsonb,
  "seo_title" = CASE WHEN "seo_title" = "name" THEN 'Atendimento no WhatsApp com IA' ELSE "seo_title" END,
  "seo_description" = CASE WHEN "seo_description" = 'Atendimento ao cliente pelo WhatsApp com base no seu conteúdo, horários e passagem para a equipe.' THEN 'Responda clientes a qualquer hora e passe para a equipe quando precisar. Experimente agora, sem cadastro.' ELSE "seo_description" END
WHERE "id" = 'whatsapp';
