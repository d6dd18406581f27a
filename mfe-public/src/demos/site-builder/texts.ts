import type { SectionKind } from '@ag/agents/site-builder/site'

export const texts = {
  title: 'Monte a sua página agora',
  lead: 'Escolha o tipo de negócio, conte três fatos e receba uma página inteira para ajustar e baixar.',
  form: {
    label: 'Seu negócio',
    kind: 'Tipo de negócio',
    name: 'Nome',
    city: 'Cidade',
    offer: 'O que você vende',
    offerHint: 'Separe por vírgulas.',
    draft: 'Montar página',
    again: 'Outra versão',
    drafted: (name: string) => `Página de ${name} montada.`,
  },
  editor: {
    title: 'Ajuste cada seção',
    colours: 'Cores',
    undo: 'Desfazer',
    redo: 'Refazer',
    undone: 'Última mudança desfeita.',
    redone: 'Mudança refeita.',
    up: (section: string) => `Subir ${section}`,
    down: (section: string) => `Descer ${section}`,
    remove: (section: string) => `Remover ${section}`,
    layout: 'Trocar o formato',
    restore: (section: string) => `+ ${section}`,
    restoreLabel: 'Seções removidas',
    moved: (section: string, place: number) => `${section} agora é a seção ${place}.`,
    removed: (section: string) => `${section} saiu da página.`,
    restored: (section: string) => `${section} voltou, no fim da página.`,
    relaid: (section: string) => `Outro formato em ${section}.`,
    linesHint: {
      offer: 'Um item por linha: nome, dois-pontos e descrição.',
      hours: 'Um horário por linha: dias, dois-pontos e horas.',
      questions: 'Uma pergunta por linha, com a resposta depois do ponto de interrogação.',
    } as Partial<Record<SectionKind, string>>,
  },
  sections: {
    hero: 'Abertura',
    offer: 'O que oferece',
    about: 'Sobre',
    hours: 'Horários',
    questions: 'Perguntas',
    contact: 'Contato',
  } satisfies Record<SectionKind, string>,
  fields: {
    title: 'Título',
    text: 'Texto',
    call: 'Botão',
    alt: 'Descrição da imagem',
    items: 'Itens',
    email: 'E-mail que recebe as mensagens',
  } as Record<string, string>,
  report: {
    title: 'O que medimos nesta página',
    weight: (kilobytes: string) => `${kilobytes} kB`,
    weightNote: 'em um único arquivo, com as imagens dentro',
    passed: 'Certo:',
    failed: 'Atenção:',
    language: () => 'Idioma e título informados',
    outline: (found: number) =>
      found === 0 ? 'Títulos em ordem, sem pular nível' : `Títulos fora de ordem: ${found}`,
    pictures: (found: number, of: number) => `Imagens com descrição: ${found} de ${of}`,
    fields: (found: number, of: number) => `Campos com rótulo: ${found} de ${of}`,
    names: (found: number, of: number) => `Links e botões com nome: ${found} de ${of}`,
    contrast: (found: number, of: number) =>
      `Menor contraste de texto: ${ratio(found)} (mínimo ${ratio(of)})`,
    requests: (found: number) =>
      found === 0 ? 'Nenhum script e nada buscado fora' : `Buscas fora da página: ${found}`,
  },
  summary: (kind: string, name: string, city: string, sections: string[]) =>
    `Página de ${name}, ${kind.toLocaleLowerCase('pt-BR')} em ${city}. Seções: ${sections.join(', ')}.`,
}

const ratio = (value: number) => `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}:1`
