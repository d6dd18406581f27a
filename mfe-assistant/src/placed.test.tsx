import { makeUser } from '@ag/testing'
import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { AssistantProps } from './assistant-props'
import { focused, here, mountAssistant, suggestions, treeOf } from './testing/show-assistant'

async function place(changes: Partial<AssistantProps>) {
  const props = await mountAssistant(changes)
  return { props, user: userEvent.setup() }
}

describe('the help of the dashboard', () => {
  const open = (changes: Partial<AssistantProps> = {}) =>
    place({ look: 'help', path: '/dashboard/billing', user: makeUser(), onClose: jest.fn(), ...changes })

  it('is there at once, without a launcher, about the section that is shown', async () => {
    await open()
    const dialog = await here().findByRole('dialog', { name: 'Ajuda' })
    expect(here().queryByRole('button', { name: /^Assistente IA/ })).not.toBeInTheDocument()
    expect(focused()).toBe(within(dialog).getByRole('textbox', { name: 'Sua mensagem' }))
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it.each(['Escape', 'the button'])('is gone before its place is told: by %s', async (way) => {
    const onClose = jest.fn(() => expect(here().queryByRole('dialog')).not.toBeInTheDocument())
    const { user } = await open({ onClose })
    const dialog = await here().findByRole('dialog')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(within(dialog).getByRole('button', { name: 'Fechar ajuda' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('the conversation as a page', () => {
  it('takes no focus, cannot be closed, and answers', async () => {
    const { user } = await place({ look: 'page', path: '/assistente' })
    const conversation = await here().findByRole('region', { name: 'Assistente Agentes' })
    expect(focused()).toBe(document.body)
    expect(here().queryByRole('button', { name: 'Fechar assistente' })).not.toBeInTheDocument()
    expect(conversation).toHaveAccessibleDescription(/inteligência artificial/)
    await user.type(within(conversation).getByRole('textbox'), 'Quanto custa o Prospect?{Enter}')
    expect(await within(conversation).findAllByText('O Prospect AI custa R$ 399 por mês.')).not.toEqual([])
    expect(suggestions()).toEqual(['Ver demo do Prospect AI', 'Ver preços'])
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it('stays when the frame around it is told to close', async () => {
    const { props, user } = await place({ look: 'page', onClose: jest.fn() })
    await user.click(await here().findByRole('button', { name: 'Fechar assistente' }))
    expect(props.onClose).toHaveBeenCalledTimes(1)
    expect(here().getByRole('region', { name: 'Assistente Agentes' })).toBeVisible()
  })

  it('leaves it to its place to say that it could not be opened', async () => {
    const onFail = jest.fn()
    const settings = async () => {
      throw new Error('no settings')
    }
    const { props } = await place({ look: 'page', settings, onFail })
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
    expect(treeOf(props.domElement)?.childElementCount).toBe(0)
  })
})
