import { fakeTools } from '../../../testing/assistant-tools'
import { corpusNow, type WishedIntent } from './corpus/schema'
import { readEntities } from './read-entities'

const { pricing } = fakeTools(corpusNow)

it.each<[string, WishedIntent[], string[]]>([
  ['de manhã não dá', ['give_time'], ['exclusion=morning']],
  ['qualquer dia menos sexta', ['give_time'], ['exclusion=friday']],
  ['quarta ou quinta à tarde', ['give_time'], ['day=2026-11-25', 'day=2026-11-26', 'part_of_day=afternoon']],
  ['entre 14h e 16h', ['give_time'], ['range=14:00/16:00']],
  ['tem outro dia?', ['more_slots'], ['shift=other_day']],
  ['o último', ['choose_slot'], ['ordinal=last']],
  ['qualquer um serve', ['choose_slot'], ['any=any']],
  ['o mais cedo que tiver', ['choose_slot'], ['any=earliest']],
  ['vídeo não, telefone', ['give_channel'], ['channel=phone', 'exclusion=video']],
  ['troca vídeo por telefone', ['change_slot'], ['channel=phone', 'exclusion=video']],
  ['em vez de ligação, whatsapp', ['move_meeting'], ['channel=whatsapp', 'exclusion=phone']],
  ['a reunião fica por vídeo mesmo', ['change_slot'], ['channel=video']],
  ['meu bi tá ativo?', ['services'], ['product=business-intelligence']],
  ['300 mensagens por dia', ['usage_prices'], ['meter=whatsapp_messages', 'period=day', 'quantity=300']],
  ['quanto é o site e o de email?', ['prices'], ['product=email-marketing', 'product=site-builder']],
  ['aqui é a Viviane da Ótica Central', ['give_contact'], ['company=Ótica Central', 'name=Viviane']],
  ['atende sábado?', ['hours'], []],
  ['6ª de tarde', ['give_time'], ['day=2026-11-27', 'part_of_day=afternoon']],
  ['vídeo ou zap', ['give_channel'], ['channel=video', 'channel=whatsapp']],
  ['a reunião por vídeo pode virar telefone?', ['move_meeting'], ['channel=phone']],
  ['cancelo por email?', ['cancel_plan'], []],
  ['me passa o preço do bi no zap', ['prices'], ['product=business-intelligence']],
  ['quanto vale um crédito', ['usage_prices'], ['meter=ai_credits']],
])('%s, for %s', async (text, wishes, found) => {
  const { products } = await pricing()
  const read = readEntities({ text, asked: undefined }, { wishes, products, now: corpusNow })
  expect(read.map(({ type, value }) => `${type}=${value}`).sort()).toEqual(found)
})
