import type { BookType, Category, categoryList } from '@clearloan/bookkeeping/contract';
import { msg } from '@lingui/core/macro';
import type { Handler } from '../../platform/context/request-context';
import type { Translate, Message } from '../../platform/context/product-names';

interface BuiltIn {
  readonly categoryId: string;
  readonly name: Message;
}

const categories: Record<Exclude<BookType, 'transfer'>, readonly BuiltIn[]> = {
  expense: [
    { categoryId: 'food', name: msg`Food` },
    { categoryId: 'travel', name: msg`Travel` },
    { categoryId: 'power', name: msg`Electricity` },
    { categoryId: 'home', name: msg`Home` },
    { categoryId: 'school', name: msg`School` },
    { categoryId: 'health', name: msg`Health` },
    { categoryId: 'loan', name: msg`Loan` },
    { categoryId: 'other', name: msg`Other` },
  ],
  income: [
    { categoryId: 'salary', name: msg`Salary` },
    { categoryId: 'sales', name: msg`Sales` },
    { categoryId: 'borrowed', name: msg`Borrowed` },
    { categoryId: 'gift', name: msg`Gift` },
    { categoryId: 'other-income', name: msg`Other` },
  ],
};

/** The category's name. An unknown category of a newer app is shown by its id. */
export function categoryName(categoryId: string, t: Translate): string {
  const known = [...categories.expense, ...categories.income].find((each) => each.categoryId === categoryId);
  return known === undefined ? categoryId : t(known.name);
}

export const listCategories: Handler<typeof categoryList> = ({ request, t }) => {
  const list = categories[request.book_type].map(({ categoryId, name }): Category => ({
    category_id: categoryId,
    name: t(name),
    icon: categoryId,
  }));
  return Promise.resolve({ list });
};
