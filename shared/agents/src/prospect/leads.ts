/** A lead of the demonstration: who it is, and how it would answer. Nobody of these exists. */
export interface Lead {
  id: string
  name: string
  role: string
  answers: Record<'interest' | 'size' | 'timing' | 'contact', string>
}

export const leads: [Lead, ...Lead[]] = [
  {
    id: 'marina',
    name: 'Marina',
    role: 'dona do Empório Sol, 8 pessoas',
    answers: {
      interest: 'Tenho interesse, pode falar',
      size: 'Somos 8 pessoas aqui',
      timing: 'Preciso resolver isso agora',
      contact: 'Marina, marina@exemplo.com.br, Empório Sol',
    },
  },
  {
    id: 'carlos',
    name: 'Carlos',
    role: 'gerente da Metalúrgica Prado, 80 pessoas',
    answers: {
      interest: 'Talvez. Como funciona?',
      size: 'Temos mais de 50 funcionários',
      timing: 'Só no mês que vem',
      contact: 'Carlos, carlos@exemplo.com.br',
    },
  },
  {
    id: 'rita',
    name: 'Rita',
    role: 'confeiteira, trabalha sozinha',
    answers: {
      interest: 'Queria saber mais antes',
      size: 'Sou só eu por enquanto',
      timing: 'Estou pesquisando, sem pressa',
      contact: 'Rita',
    },
  },
]
