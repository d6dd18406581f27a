export const texts = {
  type: 'Tipo de documento',
  types: { cnpj: 'CNPJ', cpf: 'CPF' },
  legalName: { cnpj: 'Razão social', cpf: 'Nome completo' },
  postalCode: 'CEP',
  found: 'Endereço preenchido pelo CEP. Confira.',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento (opcional)',
  district: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  choose: 'Escolha',
}
