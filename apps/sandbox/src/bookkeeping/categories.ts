import type { BookType, Category, categoryList } from '@clearloan/bookkeeping/contract';
import { msg } from '@lingui/core/macro';
import type { Handler } from '../http/serve';
import type { Say, Sentence } from '../words/sentences';

interface BuiltIn {
  readonly categoryId: string;
  readonly name: Sentence;
}

const categories: Record<Exclude<BookType, 'transfer'>, readonly BuiltIn[]> = {
  expense: [
    { categoryId: 'food', name: msg`Food` },
    { categoryId: 'travel', name: msg`Travel` },
    { categoryId: 'power', name: msg`Power` },
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

/** The category's name; one of a newer app is called by what it says itself. */
export function categoryName(categoryId: string, say: Say): string {
  const known = [...categories.expense, ...categories.income].find((each) => each.categoryId === categoryId);
  return known === undefined ? categoryId : say(known.name);
}

export const listCategories: Handler<typeof categoryList> = ({ request, say }) => {
  const list = categories[request.book_type].map(({ categoryId, name }): Category => ({
    category_id: categoryId,
    name: say(name),
    icon: categoryId,
  }));
  return Promise.resolve({ list });
};
