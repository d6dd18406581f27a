/** Why a file cannot be asked about, in words for the visitor. */
export class CsvProblem extends Error {
  override name = 'CsvProblem'
}

/** How large a file may be. */
export interface FileLimits {
  bytes: number
  rows: number
}

const megabyte = 1024 * 1024
/** What a browser reads beside the page. */
export const visitorLimits: FileLimits = { bytes: 5 * megabyte, rows: 100_000 }
export const mostColumns = 50

export const problems = {
  tooLarge: ({ bytes }: Pick<FileLimits, 'bytes'>) => `Envie um arquivo de até ${bytes / megabyte} MB.`,
  empty: 'O arquivo está vazio. Envie um CSV com uma linha de títulos e pelo menos uma linha de dados.',
  spreadsheet:
    'Isto é uma planilha do Excel ou de outro programa. Abra a planilha, escolha “Salvar como CSV” e envie o arquivo CSV.',
  pdf: 'Isto é um PDF. Envie os dados em CSV: uma linha de títulos e uma linha por registro.',
  binary:
    'Este arquivo não é um CSV. Envie um arquivo de texto com as colunas separadas por ponto e vírgula, vírgula ou tabulação.',
  oneColumn:
    'Só encontrei uma coluna. Separe as colunas com ponto e vírgula, vírgula ou tabulação e envie de novo.',
  noRows: 'O arquivo só tem a linha de títulos. Envie um CSV com pelo menos uma linha de dados.',
  tooManyRows: (rows: number) =>
    `O arquivo tem mais de ${rows.toLocaleString('pt-BR')} linhas. Envie uma parte menor, como um ano por vez.`,
  tooManyColumns: 'O arquivo tem mais de 50 colunas. Deixe só as que importam para as perguntas.',
  quotes: (line: number) =>
    `Há aspas abertas e não fechadas perto da linha ${line}. Corrija essa linha e envie de novo.`,
  ragged: (count: number) =>
    `${count} linhas têm um número de colunas diferente dos títulos. Confira o separador e as aspas e envie de novo.`,
  noNumbers: 'Não encontrei coluna de números nem de categorias para perguntar. Confira o arquivo.',
  unreadable: 'Não foi possível ler o arquivo. Tente novamente.',
}
