import { useCreateGroup } from '../../shared/menu/groups.ts';
import { GroupEditor } from './GroupEditor.tsx';
import { GroupsOnly } from './GroupsOnly.tsx';
import { blankGroup } from './groupForm.ts';

export function CreateGroupScreen() {
  const { mutateAsync } = useCreateGroup();
  return (
    <GroupsOnly>
      <GroupEditor id={null} saved={blankGroup} save={mutateAsync} />
    </GroupsOnly>
  );
}
