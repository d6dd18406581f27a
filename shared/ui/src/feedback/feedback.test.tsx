import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { DataError } from '../boundary/data-error'
import { Button } from '../button/button'
import { Alert } from './alert'
import { EmptyState } from './empty-state'
import { Skeleton } from './skeleton'

it('passes axe', async () => {
  const { container } = render(
    <>
      <Alert tone="danger" role="alert" title="Muitas tentativas">
        Aguarde 30 segundos.
      </Alert>
      <Alert>Seu teste termina amanhã.</Alert>
      <Skeleton rows={2} />
      <EmptyState title="Ainda não há uso neste período." action={<Button>Ver agentes</Button>} />
    </>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('tells listeners once that something is loading', () => {
  render(<Skeleton rows={6} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Carregando…$/)
})

it('offers a retry only where there is one', () => {
  render(<DataError />)
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar dados')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
