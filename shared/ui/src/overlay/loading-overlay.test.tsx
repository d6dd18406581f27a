import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { LoadingOverlay } from './loading-overlay'

it('passes axe, over a part and over the page', async () => {
  const { container } = render(
    <>
      <LoadingOverlay loading>
        <button type="button">Salvar</button>
      </LoadingOverlay>
      <LoadingOverlay loading label="Enviando…" />
    </>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('keeps what it lies over in sight and out of reach until it is done', () => {
  const table = <button type="button">Salvar</button>
  const { rerender } = render(<LoadingOverlay loading>{table}</LoadingOverlay>)
  const reach = screen.getByText('Salvar').parentElement
  expect(reach).toHaveAttribute('inert')
  expect(reach).toHaveAttribute('aria-busy', 'true')
  rerender(<LoadingOverlay loading={false}>{table}</LoadingOverlay>)
  expect(reach).not.toHaveAttribute('inert')
  expect(reach).not.toHaveAttribute('aria-busy')
})

it('tells listeners that it is loading in a region that was there before', () => {
  const { rerender } = render(<LoadingOverlay loading={false} />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  rerender(<LoadingOverlay loading />)
  expect(status).toHaveTextContent('Carregando…')
})

describe('the focus', () => {
  function show(loading: boolean) {
    return (
      <>
        <LoadingOverlay loading={loading}>
          <button type="button">Salvar</button>
        </LoadingOverlay>
        <button type="button">Cancelar</button>
      </>
    )
  }
  const button = (name: string) => screen.getByText<HTMLElement>(name)

  it('is given back to whoever had it', () => {
    const { rerender } = render(show(false))
    button('Salvar').focus()
    rerender(show(true))
    // As browsers do with what becomes inert.
    button('Salvar').blur()
    rerender(show(false))
    expect(button('Salvar')).toHaveFocus()
  })

  it('stays where somebody has taken it meanwhile', () => {
    const { rerender } = render(show(false))
    button('Salvar').focus()
    rerender(show(true))
    button('Cancelar').focus()
    rerender(show(false))
    expect(button('Cancelar')).toHaveFocus()
  })
})
