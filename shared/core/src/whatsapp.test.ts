import { whatsappLink, whatsappTexts } from './whatsapp'

it('opens a chat with the number and the text', () => {
  expect(whatsappLink('+55 (11) 91234-5678', whatsappTexts.specialist('Agentes Brasil'))).toBe(
    'https://wa.me/5511912345678?text=Ol%C3%A1!%20Gostaria%20de%20falar%20com%20um%20especialista%20da%20Agentes%20Brasil.',
  )
})

it('keeps signs of the text out of the address', () => {
  const link = new URL(whatsappLink('11', whatsappTexts.freeTest('A&B #1')))
  expect(link.searchParams.get('text')).toBe('Olá! Quero fazer um teste grátis do A&B #1.')
  expect(link.hash).toBe('')
})
