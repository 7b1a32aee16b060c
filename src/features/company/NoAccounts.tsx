/** Empty state for a customer without accounts or teams (GEN-05). */

import { Building2 } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';

export const NoAccounts = () => (
  <EmptyState icon={<Building2 size={40} />} heading="You buy for yourself">
    No company account belongs to you. If there should be one, please contact us.
  </EmptyState>
);
