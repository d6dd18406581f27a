import { seeded } from '../../seeded'

/** A clinic, a help desk and a carrier that do not exist: tables that the engine's rules were not written for. */
export interface Consultation {
  day: string
  specialty: string
  doctor: string
  insurance: string
  unit: string
  price: number
  minutes: number
}
export interface Ticket {
  day: string
  priority: string
  team: string
  channel: string
  hours: number
  grade: number | undefined
}
export interface Delivery {
  day: string
  carrier: string
  city: string
  status: string
  freight: number
  parcels: number
  weight: number
}

const specialties = ['Cardiologia', 'Dermatologia', 'Ortopedia', 'Pediatria']
const doctors = ['Helena Prado', 'Marcos Vinhas', 'Rita Amaral', 'Otávio Brandão', 'Célia Moura']
const insurances = ['Particular', 'Unimed', 'Bradesco Saúde']
const units = ['Moema', 'Tatuapé', 'Santana']
const priorities = ['Alta', 'Média', 'Baixa', 'Urgente']
const teams = ['Infraestrutura', 'Sistemas', 'Redes']
const channels = ['Telefone', 'E-mail', 'Portal']
const carriers = ['Rápido Sul', 'Transvale', 'Loggiflex', 'Expresso Norte']
const cities = ['Londrina', 'Joinville', 'Campinas', 'Uberlândia', 'Vitória']
const statuses = ['Entregue', 'Devolvida', 'Extraviada']

const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * 864e5).toISOString().slice(0, 10),
  )

/** The rows of the three, the same at every call. */
export function companyTables() {
  const { next, between: whole } = seeded('three companies')
  const pick = <Entry>(entries: Entry[]): Entry =>
    entries[Math.floor(next() ** 1.4 * entries.length)] as Entry
  const consultations: Consultation[] = days('2025-07-01', 365).flatMap((day) =>
    Array.from({ length: whole(2, 7) }, () => ({
      day,
      specialty: pick(specialties),
      doctor: pick(doctors),
      insurance: pick(insurances),
      unit: pick(units),
      price: whole(12_000, 61_000) / 100,
      minutes: whole(15, 70),
    })),
  )
  const tickets: Ticket[] = days('2025-10-01', 243).flatMap((day) =>
    Array.from({ length: whole(1, 6) }, () => ({
      day,
      priority: pick(priorities),
      team: pick(teams),
      channel: pick(channels),
      hours: whole(2, 90) / 2,
      grade: next() < 0.2 ? undefined : whole(1, 10),
    })),
  )
  const deliveries: Delivery[] = days('2025-01-01', 546).flatMap((day) =>
    Array.from({ length: whole(1, 5) }, () => ({
      day,
      carrier: pick(carriers),
      city: pick(cities),
      status: pick(statuses),
      freight: whole(1_900, 42_000) / 100,
      parcels: whole(1, 9),
      weight: whole(3, 400) / 10,
    })),
  )
  return { consultations, tickets, deliveries }
}

export type CompanyTables = ReturnType<typeof companyTables>

const brazilian = (day: string) => day.split('-').reverse().join('/')
const comma = (value: number, places: number) => value.toFixed(places).replace('.', ',')

/** The same rows as the files that somebody would send. */
export function companyFiles({
  consultations,
  tickets,
  deliveries,
}: CompanyTables): { name: string; text: string }[] {
  const lines = (header: string, rows: string[]) => `${header}\r\n${rows.join('\r\n')}\r\n`
  return [
    {
      name: 'Consultas',
      text: lines(
        'Data;Especialidade;Médico;Convênio;Unidade;Valor;Duração',
        consultations.map(
          ({ day, specialty, doctor, insurance, unit, price, minutes }) =>
            `${brazilian(day)};${specialty};${doctor};${insurance};${unit};R$ ${comma(price, 2)};${minutes}`,
        ),
      ),
    },
    {
      name: 'Chamados',
      text: lines(
        'aberto_em,prioridade,equipe,canal,horas,nota',
        tickets.map(
          ({ day, priority, team, channel, hours, grade }) =>
            `${day} 09:30,${priority},${team},${channel},${hours},${grade ?? ''}`,
        ),
      ),
    },
    {
      name: 'Entregas',
      text: lines(
        'Saída\tTransportadora\tCidade\tSituação\tFrete\tVolumes\tPeso',
        deliveries.map(
          ({ day, carrier, city, status, freight, parcels, weight }) =>
            `${brazilian(day)}\t${carrier}\t${city}\t${status}\t${comma(freight, 2)}\t${parcels}\t${comma(weight, 1)}`,
        ),
      ),
    },
  ]
}
