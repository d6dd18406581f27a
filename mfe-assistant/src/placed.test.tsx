import { makeUser } from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { AssistantProps } from './assistant-props'
import { makeProps, suggestions } from './testing/show-assistant'
import { mount } from './widget'

async function place(changes: Partial<AssistantProps>) {
  const props = makeProps(changes)
  await act(() => mount(props))
  return { props, user: userEvent.setup() }
}

describe('the help of the dashboard', () => {
  const open = (changes: Partial<AssistantProps> = {}) =>
    place({ look: 'help', path: '/dashboard/billing', user: makeUser(), onClose: jest.fn(), ...changes })

  it('is there at once, without a launcher, about the section that is shown', async () => {
    await open()
    const dialog = await screen.findByRole('dialog', { name: 'Ajuda' })
    expect(screen.queryByRole('button', { name: /^Assistente IA/ })).not.toBeInTheDocument()
    expect(within(dialog).getByRole('textbox', { name: 'Sua mensagem' })).toHaveFocus()
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it.each(['Escape', 'the button'])('is gone before its place is told: by %s', async (way) => {
    const onClose = jest.fn(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const { user } = await open({ onClose })
    const dialog = await screen.findByRole('dialog')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(within(dialog).getByRole('button', { name: 'Fechar ajuda' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('the talk as a page', () => {
  it('takes no focus, cannot be closed, and answers', async () => {
    const { user } = await place({ look: 'page', path: '/assistente' })
    const talk = await screen.findByRole('region', { name: 'Assistente Agentes' })
    expect(document.body).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Fechar assistente' })).not.toBeInTheDocument()
    expect(talk).toHaveAccessibleDescription(/inteligência artificial/)
    await user.type(within(talk).getByRole('textbox'), 'Quanto custa o Prospect?{Enter}')
    expect(await within(talk).findAllByText('O Prospect AI custa R$ 399 por mês.')).not.toEqual([])
    expect(suggestions()).toEqual(['Ver demo do Prospect AI', 'Ver preços'])
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it('stays when the frame around it is told to close', async () => {
    const { props, user } = await place({ look: 'page', onClose: jest.fn() })
    await user.click(await screen.findByRole('button', { name: 'Fechar assistente' }))
    expect(props.onClose).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('region', { name: 'Assistente Agentes' })).toBeVisible()
  })

  it('leaves it to its place to say that it could not be opened', async () => {
    const onFail = jest.fn()
    const settings = async () => {
      throw new Error('no settings')
    }
    const { props } = await place({ look: 'page', settings, onFail })
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
    expect(props.domElement).toBeEmptyDOMElement()
  })
})
