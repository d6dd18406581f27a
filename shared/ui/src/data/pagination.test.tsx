import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Pagination } from './pagination'

const href = (page: number) => `?pagina=${page}`

it('passes axe and says where one is', async () => {
  const { container } = render(<Pagination page={5} count={9} href={href} />)
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByRole('navigation', { name: 'Paginação' })).toBeVisible()
  expect(screen.getByText('Página 5 de 9')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page')
})

it('is walked by keyboard', async () => {
  const turned = jest.fn()
  render(<Pagination page={1} count={2} onPage={turned} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Página 1' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Próxima' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(turned).toHaveBeenCalledWith(2)
})

it('is turned by pointer', async () => {
  const turned = jest.fn()
  render(<Pagination page={5} count={9} onPage={turned} />)
  for (const name of ['Anterior', 'Próxima', 'Página 9'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(turned.mock.calls).toEqual([[4], [6], [9]])
})

it('gives every page its address', () => {
  render(<Pagination page={2} count={3} href={href} />)
  const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(addresses).toEqual([
    ['Anterior', '?pagina=1'],
    ['1', '?pagina=1'],
    ['2', '?pagina=2'],
    ['3', '?pagina=3'],
    ['Próxima', '?pagina=3'],
  ])
})

it.each([
  [1, 3, 'Anterior'],
  [3, 3, 'Próxima'],
])('on page %d of %d there is no %s', (page, count, name) => {
  render(<Pagination page={page} count={count} href={href} />)
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
})

it('is not there for one page', () => {
  const { container } = render(<Pagination page={1} count={1} href={href} />)
  expect(container).toBeEmptyDOMElement()
})
