import { isoDay } from '@ag/core'
import { and, count, eq, gte, sum } from 'drizzle-orm'
import { after, days } from '../../../clock'
import { bi_pins, bi_reports, bi_tables, usage_records } from '../../../db/schema'
import type { AgentModule } from '../agent-module'
import { productId } from './questions'

/** How the agent shows in the workspace and on the overview. */
export const businessIntelligenceAgent: AgentModule = {
  async setup(db, companyId) {
    const [{ tables = 0 } = {}] = await db
      .select({ tables: count() })
      .from(bi_tables)
      .where(eq(bi_tables.company_id, companyId))
    const [{ pins = 0 } = {}] = await db
      .select({ pins: count() })
      .from(bi_pins)
      .where(eq(bi_pins.company_id, companyId))
    const [{ asked = 0 } = {}] = await db
      .select({ asked: count() })
      .from(usage_records)
      .where(and(eq(usage_records.company_id, companyId), eq(usage_records.product_id, productId)))
    const [report] = await db.select().from(bi_reports).where(eq(bi_reports.company_id, companyId))
    return [
      {
        id: 'table',
        title: 'Envie uma tabela',
        hint: 'Um arquivo CSV de até 20 MB, como o que seu sistema ou sua planilha exporta.',
        done: tables > 0,
        place: 'work',
      },
      {
        id: 'question',
        title: 'Faça uma pergunta',
        hint: 'Em português, como “receita por mês”. A resposta mostra como foi calculada.',
        done: asked > 0,
        place: 'work',
      },
      {
        id: 'board',
        title: 'Fixe uma resposta no painel',
        hint: 'O painel refaz as contas quando os dados mudam.',
        done: pins > 0,
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

  async results(db, companyId, now) {
    const [{ answered = 0 } = {}] = await db
      .select({ answered: sum(usage_records.quantity).mapWith(Number) })
      .from(usage_records)
      .where(
        and(
          eq(usage_records.company_id, companyId),
          eq(usage_records.product_id, productId),
          gte(usage_records.day, isoDay(after(now, -days(30)))),
        ),
      )
    const [{ rows = 0 } = {}] = await db
      .select({ rows: sum(bi_tables.rows).mapWith(Number) })
      .from(bi_tables)
      .where(eq(bi_tables.company_id, companyId))
    return [
      {
        key: 'answered',
        label: 'Perguntas respondidas',
        value: answered ?? 0,
        unit: 'count',
        how: 'Nos últimos 30 dias.',
      },
      { key: 'rows', label: 'Linhas nas tabelas', value: rows ?? 0, unit: 'count', how: null },
    ]
  },
}
