import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Dropdown } from './dropdown'
import { Modal } from './modal'

function renderDropdown() {
  const chosen = jest.fn()
  const rendered = render(
    <main>
      <Dropdown
        label="Ações"
        items={[
          { label: 'Remarcar', onSelect: () => chosen('Remarcar') },
          { label: 'Ver detalhes', href: '#detalhes' },
          { label: 'Exportar', disabled: true, onSelect: () => chosen('Exportar') },
          { label: 'Cancelar reunião', tone: 'danger', onSelect: () => chosen('Cancelar') },
        ]}
      />
      <button type="button">Depois</button>
    </main>,
  )
  return { chosen, ...rendered }
}

const button = () => screen.getByRole('button', { name: 'Ações' })
const menu = () => screen.queryByRole('menu', { name: 'Ações' })
const item = (name: string) => screen.getByRole('menuitem', { name })

it('passes axe, closed and open', async () => {
  const { container } = renderDropdown()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(button())
  expect(await axe(container)).toHaveNoViolations()
})

describe('by keyboard', () => {
  it.each([
    ['{Enter}', 'Remarcar'],
    [' ', 'Remarcar'],
    ['{ArrowDown}', 'Remarcar'],
    ['{ArrowUp}', 'Cancelar reunião'],
  ])('opens with %s at %s', async (key, name) => {
    renderDropdown()
    await userEvent.tab()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(key)
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(item(name)).toHaveFocus()
  })

  it.each([
    ['{ArrowDown}', 'Ver detalhes'],
    ['{ArrowUp}', 'Cancelar reunião'],
    ['{End}', 'Cancelar reunião'],
    ['{End}{Home}', 'Remarcar'],
    ['{End}{ArrowDown}', 'Remarcar'],
    ['e', 'Exportar'],
    ['c', 'Cancelar reunião'],
  ])('moves with %s to %s', async (keys, name) => {
    renderDropdown()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(keys)
    expect(item(name)).toHaveFocus()
  })

  it('chooses once and gives the focus back', async () => {
    const { chosen } = renderDropdown()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    expect(chosen.mock.calls).toEqual([['Cancelar']])
    expect(menu()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  it('closes with Escape and leaves a dialog around it open', async () => {
    const closed = jest.fn()
    render(
      <Modal open onClose={closed} title="Reunião">
        <Dropdown label="Ações" items={[{ label: 'Remarcar' }]} />
      </Modal>,
    )
    button().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    expect(menu()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    expect(closed).not.toHaveBeenCalled()
  })

  it('closes with Tab and goes on from the button', async () => {
    renderDropdown()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(menu()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus()
  })
})

describe('by pointer', () => {
  it('opens, chooses and closes', async () => {
    const { chosen } = renderDropdown()
    await userEvent.click(button())
    await userEvent.click(item('Remarcar'))
    expect(chosen.mock.calls).toEqual([['Remarcar']])
    expect(menu()).not.toBeInTheDocument()
  })

  it('closes by a second press and by a press outside', async () => {
    renderDropdown()
    await userEvent.click(button())
    await userEvent.click(button())
    expect(menu()).not.toBeInTheDocument()
    await userEvent.click(button())
    await userEvent.click(document.body)
    expect(menu()).not.toBeInTheDocument()
  })

  it('leads where an entry leads, and nowhere for one that is disabled', async () => {
    const { chosen } = renderDropdown()
    await userEvent.click(button())
    expect(item('Ver detalhes')).toHaveAttribute('href', '#detalhes')
    expect(item('Exportar')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item('Exportar'))
    expect(chosen).not.toHaveBeenCalled()
    expect(menu()).toBeInTheDocument()
  })
})

describe('with groups', () => {
  function renderThemes() {
    const chosen = jest.fn()
    const { container } = render(
      <main>
        <Dropdown
          label="Ações"
          lead={<p>ana@empresa.com.br</p>}
          items={[
            { label: 'Ver detalhes', href: '#detalhes' },
            { label: 'Claro', group: 'Tema', checked: true, onSelect: () => chosen('Claro') },
            { label: 'Escuro', group: 'Tema', checked: false, onSelect: () => chosen('Escuro') },
            { label: 'Sair', onSelect: () => chosen('Sair') },
          ]}
        />
      </main>,
    )
    return { chosen, container }
  }

  it('says which of several holds, and what the menu is about', async () => {
    const { container } = renderThemes()
    await userEvent.click(button())
    expect(menu()).toHaveAccessibleDescription('ana@empresa.com.br')
    const themes = within(screen.getByRole('group', { name: 'Tema' }))
    expect(themes.getByRole('menuitemradio', { name: 'Claro' })).toBeChecked()
    expect(themes.getByRole('menuitemradio', { name: 'Escuro' })).not.toBeChecked()
    expect(item('Sair')).not.toHaveAttribute('aria-checked')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is walked as one menu', async () => {
    const { chosen } = renderThemes()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('menuitemradio', { name: 'Escuro' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(item('Sair')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(chosen.mock.calls).toEqual([['Escuro']])
    expect(button()).toHaveFocus()
  })
})
