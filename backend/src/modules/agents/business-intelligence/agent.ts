import { and, count, eq, gte, sql } from 'drizzle-orm'
import { bi_pins, bi_reports, bi_tables, usage_records } from '../../../db/schema'
import { agentModule } from '../agent-module'
import { productId } from './questions'

/** How the agent shows in the workspace and on the overview. */
export const businessIntelligenceAgent = agentModule({
  name: 'agent_business_intelligence',
  queries(db, { company_id, since_day }) {
    const used = and(eq(usage_records.company_id, company_id), eq(usage_records.product_id, productId))
    return {
      tables: db
        .select({ count: count(), rows: sql<number>`coalesce(sum(${bi_tables.rows}), 0)` })
        .from(bi_tables)
        .where(eq(bi_tables.company_id, company_id)),
      anyPin: db.select({ id: bi_pins.id }).from(bi_pins).where(eq(bi_pins.company_id, company_id)).limit(1),
      anyQuestion: db.select({ day: usage_records.day }).from(usage_records).where(used).limit(1),
      reports: db
        .select({ enabled: bi_reports.enabled })
        .from(bi_reports)
        .where(eq(bi_reports.company_id, company_id)),
      answered: db
        .select({ count: sql<number>`coalesce(sum(${usage_records.quantity}), 0)` })
        .from(usage_records)
        .where(and(used, gte(usage_records.day, since_day))),
    }
  },

  setup({ tables: [tables], anyPin, anyQuestion, reports: [report] }) {
    return [
      {
        id: 'table',
        title: 'Envie uma tabela',
        hint: 'Um arquivo CSV de até 20 MB, como o que seu sistema ou sua planilha exporta.',
        done: (tables?.count ?? 0) > 0,
        place: 'work',
      },
      {
        id: 'question',
        title: 'Faça uma pergunta',
        hint: 'Em português, como “receita por mês”. A resposta mostra como foi calculada.',
        done: anyQuestion.length > 0,
        place: 'work',
      },
      {
        id: 'board',
        title: 'Fixe uma resposta no painel',
        hint: 'O painel refaz as contas quando os dados mudam.',
        done: anyPin.length > 0,
        place: 'work',
      },
      {
        id: 'report',
        title: 'Escolha quem recebe o relatório da semana',
        hint: 'Os números do painel por e-mail, no dia e na hora que preferir.',
        done: report?.enabled ?? false,
        place: 'settings',
      },
    ]
  },

  results({ tables: [tables], answered: [answered] }) {
    return [
      {
        key: 'answered',
        label: 'Perguntas respondidas',
        value: answered?.count ?? 0,
        unit: 'count',
        how: 'Nos últimos 30 dias.',
      },
      { key: 'rows', label: 'Linhas nas tabelas', value: tables?.rows ?? 0, unit: 'count', how: null },
    ]
  },
})
